"""Read card files, kept as JSON in the user's cache folder. Nothing depends on it but time: what cannot be kept or found is read again."""

from __future__ import annotations

import hashlib
import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from harena import __version__

FORMAT: Final = 1
"""Of what is kept; part of every key."""


def folder() -> Path | None:
    """HARENA_CACHE, or `harena` in XDG_CACHE_HOME or ~/.cache; None if HARENA_CACHE is set to nothing, or there is no home."""
    chosen = os.environ.get("HARENA_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("XDG_CACHE_HOME", "")
    if os.path.isabs(base):
        return Path(base) / "harena"
    home = os.path.expanduser("~")
    return Path(home) / ".cache" / "harena" if os.path.isabs(home) else None


def key_of(*parts: Any) -> str:
    """A key for everything that decides what was read."""
    return hashlib.sha256(json.dumps([FORMAT, __version__, *parts], ensure_ascii=False, sort_keys=True).encode()).hexdigest()


def _file(source: Path, key: str) -> tuple[Path, str] | None:
    """Where a card file is kept under a key, and how the names of all its keys begin."""
    base = folder()
    if base is None:
        return None
    begin = "cards-" + hashlib.sha256(os.fsencode(os.path.abspath(source))).hexdigest()[:12] + "-"
    return base / f"{begin}{key[:32]}.json", begin


def fetch(source: Path, key: str) -> Any:
    """What was kept, or None: also if it was damaged since."""
    place = _file(source, key)
    if place is None:
        return None
    try:
        mark, _, body = place[0].read_bytes().partition(b"\n")
        if hashlib.sha256(body).hexdigest().encode() != mark:
            return None
        return json.loads(body)
    except (OSError, ValueError):
        return None


def keep(source: Path, key: str, data: Any) -> None:
    """Keep it in place of what was kept of the same file before; nothing happens if the folder cannot be written."""
    place = _file(source, key)
    if place is None:
        return
    path, begin = place
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(hashlib.sha256(body).hexdigest().encode() + b"\n" + body)
            os.replace(name, path)
        except OSError:
            os.unlink(name)
            return
        for old in path.parent.iterdir():
            if old.name.startswith(begin) and old != path:
                old.unlink(missing_ok=True)
    except OSError:
        return
