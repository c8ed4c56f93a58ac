"""The games for PettingZoo.

>>> from signoria.pettingzoo import env
>>> table = env("lorenzo", seats=4)
>>> table.reset(seed=7)
>>> for agent in table.agent_iter():
...     observation, reward, termination, truncation, info = table.last()
...     done = termination or truncation
...     table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from typing import Any, Optional

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import aec_to_parallel

from . import make, usual_seats
from .errors import ClosedError, IllegalAction, NotationError, SeatError, SetupError
from .svg import picture


def env(name: str, **table: Any) -> AECEnv:
    """An AEC environment; `SignoriaEnv` says what can be chosen."""
    raw = SignoriaEnv(name, **table)
    wrapped: AECEnv = raw
    if raw.illegal == "terminate":
        wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrapped)


def parallel_env(name: str, **table: Any) -> Any:
    """A parallel environment: in each cycle every seat gives an action, and those who have nothing to decide give `wait`."""
    return aec_to_parallel(env(name, **{**table, "turns": "all"}))


class SignoriaEnv(AECEnv, EzPickle):
    """A game as an AEC environment.

    Agents are `seat_0`, `seat_1` and so on. An observation is a dict: `observation` is what the seat knows, as named numbers
    (`signoria.features`), `action_mask` is 1 for its legal actions; both are NumPy arrays. Rewards come at the end of the game.

    - `seats`, `options`, `edition`: the table, as for `signoria.make`
    - `rewards`: `win`, `margin` or `score`
    - `turns`: with `own` only who must decide is asked. With `all` every seat is asked in each cycle, one of them decides, and the others
      have a single legal action, the last one, `wait`
    - `max_cycles`: the game is truncated when a seat has been asked that often
    - `illegal`: what an illegal action does. `raise` raises `signoria.IllegalAction`, `terminate` ends the game with -1 for whoever
      tried it, `skip` passes over it
    - `render_mode`: `human` prints, `ansi` gives text, `svg` gives a picture; all from a spectator's point of view
    """

    metadata = {"render_modes": ["human", "ansi", "svg"], "render_fps": 1}

    def __init__(
        self,
        name: str,
        seats: Optional[int] = None,
        options: Optional[dict[str, Any]] = None,
        edition: Optional[str] = None,
        *,
        rewards: str = "win",
        turns: str = "own",
        max_cycles: Optional[int] = None,
        illegal: str = "raise",
        render_mode: Optional[str] = None,
    ) -> None:
        EzPickle.__init__(
            self,
            name,
            seats,
            options,
            edition,
            rewards=rewards,
            turns=turns,
            max_cycles=max_cycles,
            illegal=illegal,
            render_mode=render_mode,
        )
        super().__init__()
        _one_of("turns", turns, ["own", "all"])
        _one_of("illegal", illegal, ["raise", "terminate", "skip"])
        _one_of("render_mode", render_mode, [None, *self.metadata["render_modes"]])
        seats = usual_seats(name) if seats is None else seats
        self._table = (name, seats, options, edition)
        self._game = make(name, seats, 0, options, edition)
        self._game.rewards(rewards)
        self._reward = rewards
        self._all = turns == "all"
        self._max_cycles = max_cycles
        self.illegal = illegal
        self.render_mode = render_mode
        self._closed = False
        self._chance = np.random.default_rng()
        self.metadata = {**self.metadata, "name": f"signoria_{name}_v0", "is_parallelizable": self._all}
        self.possible_agents = [f"seat_{number}" for number in range(seats)]
        self.agents = self.possible_agents[:]
        features = self._game.features()
        low = np.array([feature.low for feature in features], np.float32)
        high = np.array([feature.high for feature in features], np.float32)
        actions = self._game.actions + self._all
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def game(self) -> Any:
        """The game itself, for words, views and journals."""
        return self._game

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[self._known(agent)]

    def _known(self, agent: str) -> str:
        if agent not in self.possible_agents:
            raise SeatError(f"there is no agent {agent!r}; there are {', '.join(self.possible_agents)}")
        return agent

    def reset(self, seed: Optional[int] = None, options: Optional[dict[str, Any]] = None) -> None:
        self._open()
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        name, seats, chosen, edition = self._table
        self._game = make(name, seats, int(self._chance.integers(1 << 53)), chosen, edition)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._asked = [0] * seats
        self._decider = self._game.seat
        self.agent_selection = self.agents[0 if self._all else self._game.seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        self._open()
        seat = self.possible_agents.index(self._known(agent))
        mask = np.zeros(self.action_spaces[agent].n, np.int8)
        if self.agents and not self._game.over:
            if seat == self._decider:
                mask[self._game.legal_actions(seat)] = 1
            elif self._all:
                mask[-1] = 1
        return {"observation": self._game.observation(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        self._open()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            self._act(seat, action)
        except (IllegalAction, NotationError):
            if self.illegal != "skip":
                raise
        self._asked[seat] += 1
        self._select_next(seat)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _act(self, seat: int, action: Any) -> None:
        if seat == self._decider:
            self._game.step(self._game.action_index(action), seat)
        elif int(action) != self.action_spaces[self.agent_selection].n - 1:
            raise IllegalAction(f"seat {seat} has nothing to decide in this cycle: it can only wait")

    def _select_next(self, seat: int) -> None:
        last_of_cycle = not self._all or seat == len(self.possible_agents) - 1
        if last_of_cycle:
            self._decider = self._game.seat
            if self._game.over:
                self.terminations = dict.fromkeys(self.agents, True)
                self.rewards = dict(zip(self.agents, self._game.rewards(self._reward)))
            elif self._max_cycles is not None and max(self._asked) >= self._max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        if self._all or self._game.over:
            seat = (seat + 1) % len(self.possible_agents)
        else:
            seat = self._game.seat
        self.agent_selection = self.possible_agents[seat]

    def render(self) -> Optional[str]:
        self._open()
        if self.render_mode == "svg":
            return picture(self._game)
        if self.render_mode is None:
            raise SetupError("choose a render_mode to render: human, ansi or svg")
        text = "\n".join(
            f"{title}\n" + "".join(f"  {line}\n" for line in lines) for title, lines in self._game.panels(None)
        )
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        self._closed = True

    def _open(self) -> None:
        if self._closed:
            raise ClosedError("this environment was closed")


def _one_of(name: str, given: Any, known: list[Any]) -> None:
    if given not in known:
        raise SetupError(f"{name}: {given!r} is not one of {', '.join(map(str, known))}")
