"""For tests: scenarios by the names of cards, and the statements of a rulebook that have a test."""
