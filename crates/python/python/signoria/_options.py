"""Options of a game, written as text."""

from __future__ import annotations

import json
from typing import Any

from .errors import SetupError


def read_options(text: str) -> dict[str, Any]:
    """`advanced:true;side:b` as a dict; what is not JSON is text.

    >>> read_options("advanced:true;side:b")
    {'advanced': True, 'side': 'b'}
    """
    chosen: dict[str, Any] = {}
    for pair in filter(None, text.split(";")):
        key, colon, value = pair.partition(":")
        if not colon:
            raise SetupError(f"options are written KEY:VALUE;KEY:VALUE, not {text!r}")
        try:
            chosen[key] = json.loads(value)
        except ValueError:
            chosen[key] = value
    return chosen
