"""The lab: many games among bots, and what they say."""
