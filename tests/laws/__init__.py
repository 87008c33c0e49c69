"""Laws that hold for every title."""
