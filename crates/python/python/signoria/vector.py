"""Many games at once, in NumPy arrays."""

from __future__ import annotations

import os
import secrets
from typing import Any, Optional, Union

import numpy as np

from . import _native
from .errors import ClosedError, ForkError, ShapeError


class VectorEnv:
    """`games` games of one set-up that are stepped together; one that ends is followed by a new one at once.

    Each step takes an action for each game, by the seat whose turn it is there (`turn`). The results are in arrays that belong to this
    object and are overwritten by every step: nothing is copied, so copy what you want to keep.

    - `observations`, float32, (games, features): what the seat to decide knows; None with `observe=False`
    - `masks`, bool, (games, actions): what it may do; None with `mask=False`
    - `rewards`, float32, (games, seats): for games that ended with this step, see docs/RESEARCH.md; else 0
    - `ended`, bool, (games,): which games ended with this step; everything else speaks of the games that follow them
    - `turn`, uint8, (games,): the seat to decide

    >>> env = signoria.VectorEnv("lorenzo", games=64, seats=4, seed=7)
    >>> observations, info = env.reset()
    >>> for _ in range(20):
    ...     observations, rewards, ended, truncated, info = env.step(env.sample())
    """

    def __init__(
        self,
        name: str,
        games: int,
        seats: Optional[int] = None,
        seed: Union[int, str, None] = None,
        options: Optional[dict[str, Any]] = None,
        edition: Optional[str] = None,
        *,
        threads: int = 1,
        rewards: str = "win",
        observe: bool = True,
        mask: bool = True,
    ) -> None:
        from . import usual_seats

        if games < 1 or threads < 1:
            raise ShapeError(f"{games} games on {threads} threads: there must be at least one of each")
        if seats is None:
            seats = usual_seats(name)
        if seed is None:
            seed = secrets.randbelow(1 << 53)
        self.name = name
        self._batch: Optional[_native.Batch] = _native.Batch(name, games, seats, seed, options, edition, threads, rewards)
        self._process = os.getpid()
        self.games, self.seats, self.features, self.actions = self._batch.shape
        self.observations = np.zeros((games, self.features), np.float32) if observe else None
        masks = np.zeros((games, self.actions), np.uint8) if mask else None
        ended = np.zeros(games, np.uint8)
        self.rewards = np.zeros((games, seats), np.float32)
        self.turn = np.zeros(games, np.uint8)
        self.masks = None if masks is None else masks.view(np.bool_)
        self.ended = ended.view(np.bool_)
        self._truncated = np.zeros(games, np.bool_)
        self._sampled = np.zeros(games, np.int64)
        self._arrays = (self.observations, masks, self.rewards, ended, self.turn)
        self._batch.look(self._arrays)

    @property
    def num_envs(self) -> int:
        """How many games there are, by the name that Gymnasium uses."""
        return self.games

    def _open(self) -> _native.Batch:
        if self._batch is None:
            raise ClosedError("this environment was closed")
        if self._process != os.getpid():
            raise ForkError(
                f"this environment was made in process {self._process}; make a new one in this process ({os.getpid()})"
            )
        return self._batch

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.masks, "seat": self.turn}

    def reset(self, seed: Union[int, str, None] = None) -> tuple[Optional[np.ndarray], dict[str, Any]]:
        """Restarts all games; with a seed, always the same ones."""
        batch = self._open()
        batch.reset(secrets.randbelow(1 << 53) if seed is None else seed)
        batch.look(self._arrays)
        return self.observations, self._info()

    def step(
        self, actions: Any
    ) -> tuple[Optional[np.ndarray], np.ndarray, np.ndarray, np.ndarray, dict[str, Any]]:
        """An action for each game. Gives observations, rewards, ended, truncated (never) and info.

        If one action is not legal, nothing happens in any game.
        """
        batch = self._open()
        # What `sample` gave has the right shape and type.
        given = actions if actions is self._sampled else self._checked(actions)
        batch.step(given, self._arrays)
        return self.observations, self.rewards, self.ended, self._truncated, self._info()

    def _checked(self, actions: Any) -> np.ndarray:
        try:
            given = np.asarray(actions)
        except ValueError as error:
            raise ShapeError(f"actions are one whole number for each game: {error}") from None
        if given.dtype.kind not in "iu":
            raise ShapeError(f"actions are whole numbers, not {given.dtype}")
        if given.shape != (self.games,):
            raise ShapeError(f"actions: the shape is {given.shape}, but ({self.games},) belongs there")
        return np.ascontiguousarray(given, np.int64)

    def sample(self) -> np.ndarray:
        """A random legal action for each game. The array is overwritten by every call."""
        self._open().sample(self._sampled)
        return self._sampled

    def seed_of(self, game: int) -> Union[int, str]:
        """The seed of the game that is under way at a table: `signoria.make` sets the same one up."""
        if not 0 <= game < self.games:
            raise ShapeError(f"there is no game {game}")
        return self._open().seed(game)

    def close(self) -> None:
        """Ends all games. Whatever is asked afterwards is refused."""
        self._batch = None

    def __enter__(self) -> "VectorEnv":
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<VectorEnv of {self.games} games of {self.name}, {self.seats} seats>"
