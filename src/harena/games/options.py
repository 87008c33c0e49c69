"""What the titles share about options: completing them with their defaults, stamping files."""

from __future__ import annotations

import difflib
import hashlib
from pathlib import Path

from harena.kernel.game import BadOption, Option


def complete(title: str, known: list[Option], options: dict[str, str]) -> dict[str, str]:
    """The options with their defaults.

    Raises:
        BadOption: an unknown option or value; says what would be right.
    """
    out = {o.name: o.default for o in known}
    for name, value in options.items():
        if name not in out:
            near = difflib.get_close_matches(name, out, 1)
            hint = f"; did you mean {near[0]!r}?" if near else "."
            raise BadOption(f"{title} has no option {name!r}{hint} It has: {', '.join(out)}")
        row = next(o for o in known if o.name == name)
        if row.form == "one" and value not in row.values:
            raise BadOption(f"{name} cannot be {value!r}: choose {', '.join(row.values)}")
        out[name] = value
    return out


def file_stamp(path: str) -> str:
    """Of a card file's content, so that rules are built anew when it changes; a file that cannot be read is reported by who reads it."""
    try:
        return hashlib.sha256(Path(path).read_bytes()).hexdigest() if path else ""
    except OSError:
        return ""
