"""Colossal Arena: bets on eight creatures of which five fall. Files are named after the chapters of its rulebook."""
