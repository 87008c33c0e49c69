"""`python -m harena` is the command `harena`."""

from harena.cli import main

main()
