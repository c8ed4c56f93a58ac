"""Four Renaissance eurogames as fast environments.

>>> import signoria
>>> game = signoria.make("pebbles", seats=2, seed=7)
>>> game.legal_texts()
['take 1', 'take 2', 'take 3']
>>> print(*game.play("take 2"))
Seat 1 takes 2 pebbles; 11 left.
>>> game.seat
1

`signoria.pettingzoo` and `signoria.openspiel` are the games for those libraries, `VectorEnv` is many games at once,
`python -m signoria.dataset` writes games of bots, `python -m signoria.survey` measures and draws what the games are like.
"""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from typing import Any, Optional, Union

from . import _native, errors
from ._native import Advice, Bot, Choice, Event, Feature, Game
from .errors import (
    ClosedError,
    Error,
    ForkError,
    IllegalAction,
    JournalError,
    NotationError,
    SeatError,
    SetupError,
    ShapeError,
)
from .vector import VectorEnv

__all__ = [
    "Advice",
    "Bot",
    "Choice",
    "ClosedError",
    "Error",
    "Event",
    "Feature",
    "ForkError",
    "Game",
    "IllegalAction",
    "JournalError",
    "NotationError",
    "SeatError",
    "SetupError",
    "ShapeError",
    "VectorEnv",
    "errors",
    "features",
    "games",
    "info",
    "load",
    "make",
    "read",
]


def games() -> list[str]:
    """The names of all games; the last one, pebbles, is only a sample."""
    return list(_seat_counts())


@lru_cache(maxsize=None)
def _seat_counts() -> dict[str, tuple[int, int]]:
    """The fewest and the most seats of each game."""
    return {game["id"]: (game["fewest_seats"], game["most_seats"]) for game in _native.games()}


def info(name: str) -> dict[str, Any]:
    """What a game says of itself: seats, options, editions, how many actions there are.

    >>> signoria.info("pebbles")["action_count"]
    3
    """
    for game in _native.games():
        if game["id"] == name:
            return game
    raise SetupError(f"there is no game {name!r}; there are {', '.join(games())}")


def usual_seats(name: str) -> int:
    """Four, or the nearest number that the game allows."""
    if name not in _seat_counts():
        raise SetupError(f"there is no game {name!r}; there are {', '.join(games())}")
    fewest, most = _seat_counts()[name]
    return max(fewest, min(4, most))


def make(
    name: str,
    seats: Optional[int] = None,
    seed: Union[int, str, None] = None,
    options: Optional[dict[str, Any]] = None,
    edition: Optional[str] = None,
) -> Game:
    """Sets a game up.

    Without `seats` it is a table of four, or as near to it as the game allows; without `seed` chance decides.
    Equal arguments give equal games, on every machine.
    """
    if seats is None:
        seats = usual_seats(name)
    if seed is None:
        seed = secrets.randbelow(1 << 53)
    return _native.make(name, seats, seed, options, edition)


def read(text: str) -> Game:
    """The game of a journal, replayed to its end and checked.

    >>> game.journal() == signoria.read(game.journal()).journal()
    True
    """
    return _native.read(text)


def load(path: Union[str, "os.PathLike[str]"]) -> Game:
    """The game of a journal file; `Game.save` writes one."""
    with open(path, encoding="utf-8") as file:
        return read(file.read())


def features(name: str) -> list[Feature]:
    """The names and ranges of the numbers of an observation, the same for every position of the game.

    >>> signoria.features("pebbles")[0]
    Feature("left", 0, 21)
    """
    return make(name, seed=0).features()
