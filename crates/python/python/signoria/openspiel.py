"""The games for OpenSpiel, registered when this module is imported as `signoria_lorenzo` and so on.

>>> import pyspiel
>>> import signoria.openspiel
>>> game = pyspiel.load_game("signoria_lorenzo(players=3)")
>>> state = game.new_initial_state()

Chance is explicit: the first node draws one of `deals` deals, each equally likely, and a deal decides everything that chance will do in the
game. A player cannot know which one was drawn. Where several seats must decide, the lowest one does first.

Options of the game are written `options=KEY:VALUE;KEY:VALUE`: `signoria_lorenzo(players=3,options=advanced:true)`.
"""

from __future__ import annotations

import json
from typing import Any, Optional

import numpy as np
import pyspiel

from . import _native, make
from .errors import SetupError

_DEALS = 1000


def _declare(about: dict[str, Any]) -> tuple[Any, type]:
    """The type of a game, and the class that makes it."""
    fewest = max(2, about["fewest_seats"])
    usual = max(fewest, min(4, about["most_seats"]))
    kind = pyspiel.GameType(
        short_name=f"signoria_{about['id']}",
        long_name=f"Signoria: {about['id']}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about["most_seats"],
        min_num_players=fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": usual, "deals": _DEALS, "options": ""},
    )

    class SignoriaGame(pyspiel.Game):
        """A game of Signoria; `players`, `deals` and `options` can be chosen."""

        def __init__(self, params: Optional[dict[str, Any]] = None) -> None:
            params = params or {}
            self.deals = int(params.get("deals", _DEALS))
            players = int(params.get("players", usual))
            self.options = _options(params.get("options", ""))
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
            super().__init__(kind, details, params)

        def new_initial_state(self) -> "SignoriaState":
            return SignoriaState(self)

        def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SignoriaObserver":
            return SignoriaObserver(self)

    return kind, SignoriaGame


def _options(text: str) -> dict[str, Any]:
    """`advanced:true;side:b` as a dict; what is not JSON is text."""
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


class SignoriaState(pyspiel.State):
    """A position; `game` is the game of Signoria in it, None before the deal."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._name = game.name
        self._players = game.num_players()
        self._deals = game.deals
        self._options = game.options
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
            self.game = make(self._name, self._players, action, self._options)
        else:
            self.game.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return self.game.action_text(action)

    def is_terminal(self) -> bool:
        return self.game is not None and self.game.over

    def returns(self) -> list[float]:
        return [0.0] * self._players if self.game is None else self.game.rewards()

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
