"""Help for tests of titles and of what is built on them."""
