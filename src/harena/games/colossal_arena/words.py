"""The title's sentences, in English, Korean and Japanese."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from harena.kernel.texts import Texts

TEXTS: Final = Texts(Path(__file__).parent / "messages")
say = TEXTS.say
