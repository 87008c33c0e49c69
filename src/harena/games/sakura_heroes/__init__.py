"""Sakura Heroes: dice rolled by everybody at once, one file a chapter of the rulebook."""
