"""The games for OpenSpiel, registered when this module is imported as `signoria_lorenzo` and so on.

>>> import pyspiel
>>> import signoria.openspiel
>>> game = pyspiel.load_game("signoria_lorenzo(players=3)")
>>> state = game.new_initial_state()

Chance is explicit by default: the first node draws one of `deals` deals, each equally likely, and a deal decides everything that chance will
do in the game. With `chance=sampled` the first node has a single outcome, and the deal is drawn by it from all there are (2^53);
`rng_seed` makes that repeatable. A player cannot know which deal was drawn; `resample_from_infostate`, which searches with hidden information use, deals
again everything that the player cannot know. Where several seats must decide, the lowest one does first.

Options of the game are written `options=KEY:VALUE;KEY:VALUE`: `signoria_lorenzo(players=3,options=advanced:true)`.
"""

from __future__ import annotations

import random
from typing import Any, Callable, Optional

import numpy as np
import pyspiel

from . import _native, make
from ._options import read_options
from .errors import IllegalAction, SetupError

_DEALS = 1000
# All of them are outcomes of one node, which OpenSpiel lists.
_MOST_DEALS = 1_000_000
_MODES = {
    "explicit": pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    "sampled": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
}


def _kind(about: dict[str, Any], chance: str) -> Any:
    """The type of a game."""
    fewest, usual = _seats(about)
    return pyspiel.GameType(
        short_name=f"signoria_{about['id']}",
        long_name=f"Signoria: {about['id']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=_MODES[chance],
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["most_seats"],
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual, "chance": "explicit", "deals": _DEALS, "rng_seed": -1, "options": ""},
    )


def _seats(about: dict[str, Any]) -> tuple[int, int]:
    """The fewest players, and how many there usually are."""
    fewest = max(2, about["fewest_seats"])
    return fewest, max(fewest, min(4, about["most_seats"]))


def _declare(about: dict[str, Any]) -> tuple[Any, type]:
    """The type of a game as it is registered, and the class that makes it."""

    class SignoriaGame(pyspiel.Game):
        """A game of Signoria; `players`, `chance`, `deals`, `rng_seed` and `options` can be chosen."""

        def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
            params = params or {}
            chance = str(params.get("chance", "explicit"))
            if chance not in _MODES:
                raise SetupError(f"chance is one of {', '.join(_MODES)}, not {chance!r}")
            deals = int(params.get("deals", _DEALS))
            if not 1 <= deals <= _MOST_DEALS:
                raise SetupError(f"deals is a number from 1 to {_MOST_DEALS}, not {deals}")
            self.deals = deals if chance == "explicit" else 1
            seed = int(params.get("rng_seed", -1))
            self.sampler = None if chance == "explicit" else _Sampler(None if seed < 0 else seed)
            players = int(params.get("players", _seats(about)[1]))
            self.options = read_options(params.get("options", ""))
            self.first = make(about["id"], players, 0, self.options)
            self.name = about["id"]
            details = pyspiel.GameInfo(
                num_distinct_actions=about["action_count"],
                max_chance_outcomes=self.deals,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0,
                max_game_length=about["most_decisions"],
            )
            super().__init__(_kind(about, chance), details, params)

        def new_initial_state(self) -> "SignoriaState":
            return SignoriaState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SignoriaObserver":
            return SignoriaObserver(self)

    return _kind(about, "explicit"), SignoriaGame


class _Sampler:
    """Draws deals; clones of a state draw from the same one."""

    def __init__(self, seed: Optional[int]) -> None:
        self._random = random.Random(seed)

    def __deepcopy__(self, memo: Any) -> "_Sampler":
        return self

    def deal(self) -> int:
        return self._random.getrandbits(53)


class SignoriaState(pyspiel.State):
    """A position; `game` is the game of Signoria in it, None before the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._name = game.name
        self._players = game.num_players()
        self._deals = game.deals
        self._options = game.options
        self._sampler: Optional[_Sampler] = game.sampler
        self.game: Optional[_native.Game] = None

    def current_player(self) -> int:
        if self.game is None:
            return pyspiel.PlayerId.CHANCE
        seat = self.game.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.game is None else sorted(self.game.legal_actions(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _apply_action(self, action: int) -> None:
        if self.game is None:
            if not 0 <= action < self._deals:
                raise IllegalAction(f"there is no deal {action}; they are numbered from 0 to {self._deals - 1}")
            deal = action if self._sampler is None else self._sampler.deal()
            self.game = make(self._name, self._players, deal, self._options)
        else:
            self.game.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self._sampler is None else "deal"
        return self.game.action_text(action)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.game is None else self.game.rewards()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SignoriaState":
        """The same position with everything that the player cannot know dealt again at random."""
        twin = self.clone()
        if self.game is not None:
            twin.game = self.game.redeal(player, int(sampler() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return "before the deal" if self.game is None else str(self.game)


class SignoriaObserver:
    """What a seat knows, as the numbers of `signoria.features`, and in words."""

    def __init__(self, game: Any) -> None:
        self.tensor = np.zeros(len(game.first.features()), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SignoriaState, player: int) -> None:
        if state.game is None:
            self.tensor.fill(0)
        else:
            state.game.observation(player, self.tensor)

    def string_from(self, state: SignoriaState, player: int) -> str:
        if state.game is None:
            return f"seat {player} before the deal"
        panels = state.game.panels(player)
        return "\n".join(line for title, lines in panels for line in [title, *lines])


for _about in _native.games():
    pyspiel.register_game(*_declare(_about))
