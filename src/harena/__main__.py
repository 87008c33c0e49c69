"""`python -m harena` is the command `harena`."""

from harena.cli import main

if __name__ == "__main__":
    main()
