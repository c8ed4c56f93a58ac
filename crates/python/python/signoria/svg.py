"""A position as a picture: the panels of the terminal table, set in columns. The drawn boards are in the browser."""

from __future__ import annotations

import textwrap
from html import escape
from typing import Optional, Sequence

from ._native import Game

_COLUMNS = 3
_LETTERS = 56
_WIDTH = 480
_LINE = 17
_STYLE = (
    "text{font:13px 'DejaVu Sans Mono',monospace;fill:#33271a;white-space:pre}"
    ".title{font-weight:bold;fill:#7c2d12}.head{font-size:18px;font-weight:bold}"
    ".panel{fill:#fffaf0;stroke:#b59b6a}"
)


def picture(
    game: Game, seat: Optional[int] = None, lang: str = "en", names: Optional[Sequence[str]] = None
) -> str:
    """What a seat sees (None: a spectator), as SVG."""
    columns: list[list[str]] = [[] for _ in range(_COLUMNS)]
    heights = [44] * _COLUMNS
    for title, lines in game.panels(seat, lang, None if names is None else list(names)):
        wrapped = [part for line in lines for part in _wrap(line)]
        height = _LINE * (len(wrapped) + 1) + 18
        column = heights.index(min(heights))
        columns[column].append(_panel(column * _WIDTH + 10, heights[column], height, title, wrapped))
        heights[column] += height + 10
    head = f"{game.name}, {game.decisions} decisions"
    body = "".join(part for column in columns for part in column)
    width, height = _COLUMNS * _WIDTH + 10, max(heights) + 10
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style>{_STYLE}</style>"
        f'<rect width="{width}" height="{height}" fill="#ede3cd"/>'
        f'<text class="head" x="14" y="28">{escape(head)}</text>{body}</svg>'
    )


def _wrap(line: str) -> list[str]:
    """What is too long goes on in the next line; drawings are narrow and stay as they are."""
    parts: list[str] = []
    for piece in line.split("\n"):
        parts += [piece] if len(piece) <= _LETTERS else textwrap.wrap(piece, _LETTERS)
    return parts


def _panel(x: int, y: int, height: int, title: str, lines: list[str]) -> str:
    rows = "".join(
        f'<text x="{x + 10}" y="{y + 20 + _LINE * (number + 1)}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<rect class="panel" x="{x}" y="{y}" width="{_WIDTH - 10}" height="{height}" rx="4"/>'
        f'<text class="title" x="{x + 10}" y="{y + 20}">{escape(title)}</text>{rows}'
    )
