"""The laws of every title, held against Sakura Heroes."""
