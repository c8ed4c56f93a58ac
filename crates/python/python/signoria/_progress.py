"""How far a long task is: a bar on a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from typing import Iterable, Iterator, TypeVar

T = TypeVar("T")


def progress(items: Iterable[T], total: int, what: str) -> Iterator[T]:
    """Passes the items on and tells on stderr how many have passed and how long the others will take."""
    begun = time.monotonic()
    terminal = sys.stderr.isatty()
    told = 0
    for done, item in enumerate(items, 1):
        yield item
        tenth = done * 10 // max(total, 1)
        if terminal or tenth > told or done == total:
            told = tenth
            left = (time.monotonic() - begun) / done * (total - done)
            bar = "#" * (done * 30 // max(total, 1))
            text = f"[{bar:<30}] {done}/{total} {what}, about {left:.0f} s left"
            print(text, end="\r" if terminal and done < total else "\n", file=sys.stderr, flush=True)
