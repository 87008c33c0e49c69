"""The laws of every title, held against Blade Rondo."""
