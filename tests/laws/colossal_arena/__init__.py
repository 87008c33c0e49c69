"""Colossal Arena under the laws."""
