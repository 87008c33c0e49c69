"""Blade Rondo: Night Theater."""
