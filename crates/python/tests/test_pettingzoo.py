"""PettingZoo's own tests, and what we promise beyond them."""

import pickle
import warnings
from types import SimpleNamespace
from xml.etree import ElementTree

import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")

from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test

import signoria
from signoria.pettingzoo import env, parallel_env

GAMES = signoria.games()


@pytest.mark.parametrize("name", GAMES)
def test_the_interface(name):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # It wants a bare array and a mask that is never empty; ours is a dict, as action masks need, and empty out of turn.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        api_test(env(name), num_cycles=300)


@pytest.mark.parametrize("name", GAMES)
def test_seeds(name):
    seed_test(lambda: env(name), num_cycles=40)


@pytest.mark.parametrize("name", GAMES)
def test_cycles(name):
    table = {"turns": "all", "illegal": "skip"}
    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: env(name, max_cycles=max_cycles, **table),
            parallel_env=lambda max_cycles: parallel_env(name, max_cycles=max_cycles, illegal="skip"),
        )
    )


def test_the_parallel_interface():
    parallel_api_test(parallel_env("pebbles", illegal="skip"), num_cycles=100)


@pytest.mark.parametrize("name", GAMES)
def test_pictures(name):
    text = env(name, render_mode="ansi")
    text.reset(seed=1)
    assert len(text.render()) > 10
    drawn = env(name, render_mode="svg")
    drawn.reset(seed=1)
    assert ElementTree.fromstring(drawn.render()).tag.endswith("svg")


def test_printing(capsys):
    shown = env("pebbles", seats=2, render_mode="human")
    shown.reset(seed=1)
    shown.step(0)
    assert capsys.readouterr().out


def test_a_game_by_masks_ends_with_rewards_that_sum_to_nothing():
    table = env("lorenzo", seats=3)
    table.reset(seed=5)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        done = terminated or truncated
        table.step(None if done else table.action_space(agent).sample(observation["action_mask"]))
    assert sum(total.values()) == pytest.approx(0, abs=1e-6) and max(total.values()) > 0


def test_an_environment_is_kept_by_pickle():
    raw = pickle.loads(pickle.dumps(env("praga", seats=2).unwrapped))
    raw.reset(seed=3)
    assert raw.num_agents == 2


def test_illegal_actions():
    table = env("pebbles", seats=2)
    table.reset(seed=7)
    for foreign in (3, -1, 10**9):
        with pytest.raises(signoria.Error):
            table.step(foreign)
    strict = env("lorenzo", seats=2, illegal="terminate")
    strict.reset(seed=7)
    mask = strict.last()[0]["action_mask"]
    strict.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(strict.terminations.values())


def test_an_agent_that_is_not_there_is_refused():
    table = env("pebbles", seats=2).unwrapped
    table.reset(seed=7)
    for ask in (table.observe, table.observation_space, table.action_space):
        for agent in ("seat_2", "nobody", None):
            with pytest.raises(signoria.SeatError):
                ask(agent)


def test_what_is_chosen_must_be_known():
    for wrong in ({"turns": "none"}, {"illegal": "ignore"}, {"render_mode": "oil"}, {"rewards": "gold"}, {"seats": 7}):
        with pytest.raises(signoria.Error):
            env("lorenzo", **wrong)


def test_a_closed_environment_says_so():
    table = env("pebbles", seats=2)
    table.reset(seed=7)
    table.close()
    for ask in (lambda: table.step(0), table.reset, lambda: table.observe("seat_0")):
        with pytest.raises(signoria.ClosedError):
            ask()
