"""The parts of the terminal table. They need Textual; nothing else in the package imports them."""
