"""Sentences in English, Korean and Japanese, from Fluent files that lie beside the code that speaks them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from harena.kernel.moves import LANGUAGES

LONGEST: Final = 900
"""Fluent sets in no argument of more than 1,000 letters."""


class Texts:
    """The messages of one folder: `en.ftl`, `ko.ftl`, `ja.ftl`. Read when something is first said."""

    def __init__(self, folder: Path) -> None:
        self.folder: Path = folder
        self.bundles: dict[str, Any] = {}

    def bundle(self, lang: str) -> Any:
        if lang not in self.bundles:
            from fluent.runtime import FluentBundle, FluentResource

            made = FluentBundle([lang], use_isolating=False)
            made.add_resource(FluentResource((self.folder / f"{lang}.ftl").read_text(encoding="utf-8")))
            self.bundles[lang] = made
        return self.bundles[lang]

    def has(self, key: str, lang: str = "en") -> bool:
        return bool(self.bundle(lang).has_message(key))

    def say(self, key: str, lang: str = "en", args: dict[str, Any] | None = None) -> str:
        """The sentence of a key, with its arguments set in: of a longer one the first 900 letters, of control characters a mark.

        Raises:
            LookupError: no such key or language, or an argument is missing.
        """
        if lang not in LANGUAGES:
            raise LookupError(f"no language {lang!r}: choose {', '.join(LANGUAGES)}")
        made = self.bundle(lang)
        if not made.has_message(key):
            raise LookupError(f"no message {key!r} in {self.folder / (lang + '.ftl')}")
        message = made.get_message(key)
        text, errors = made.format_pattern(message.value, {name: fitting(value) for name, value in (args or {}).items()})
        if errors:
            raise LookupError(f"message {key!r} in {lang}: {errors[0]}")
        return str(text)


def fitting(value: Any) -> Any:
    """What may be set into a sentence: whatever a person typed or a file says, it moves no cursor and fills no screen."""
    if not isinstance(value, str):
        return value
    text = value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
    return text if text.isprintable() else "".join(ch if ch.isprintable() or ch == "\n" else "\ufffd" for ch in text)
