"""Many games at once."""

import numpy as np
import pytest

import signoria


def test_a_vector_is_its_games():
    env = signoria.VectorEnv("lorenzo", games=5, seats=3, seed=7)
    singles = [signoria.make("lorenzo", 3, env.seed_of(index)) for index in range(5)]
    ends = 0
    for _ in range(500):
        actions = env.sample().copy()
        observations, rewards, ended, truncated, info = env.step(actions)
        assert not truncated.any()
        for index, single in enumerate(singles):
            single.step(int(actions[index]))
            assert ended[index] == single.over
            if single.over:
                assert rewards[index] == pytest.approx(single.rewards())
                single = singles[index] = signoria.make("lorenzo", 3, env.seed_of(index))
                ends += 1
            assert info["seat"][index] == single.seat
            assert (observations[index] == single.observation()).all()
            assert (info["action_mask"][index] == single.mask().astype(bool)).all()
    assert ends


def test_nothing_is_copied():
    env = signoria.VectorEnv("pebbles", games=4, seats=2, seed=7)
    observations, info = env.reset(seed=1)
    stepped = env.step(env.sample())
    assert stepped[0] is observations is env.observations
    assert stepped[4]["action_mask"] is info["action_mask"] is env.masks
    assert env.masks.dtype == env.ended.dtype == np.bool_


def test_a_seed_decides_everything():
    def play(threads):
        env = signoria.VectorEnv("praga", games=40, seats=2, seed=3, threads=threads)
        for _ in range(40):
            env.step(env.sample())
        return env.observations.copy()

    first = play(1)
    assert (first == play(1)).all() and (first == play(3)).all()
    env = signoria.VectorEnv("praga", games=40, seats=2, seed=3)
    start = env.observations.copy()
    env.step(env.sample())
    env.reset(seed=3)
    assert (env.observations == start).all()


def test_observations_and_masks_can_be_left_out():
    env = signoria.VectorEnv("lorenzo", games=8, seed=1, observe=False, mask=False, rewards="score")
    observations, rewards, ended, _, info = env.step(env.sample())
    assert observations is None and info["action_mask"] is None


@pytest.mark.parametrize(
    "actions",
    [
        np.zeros(3, np.int64),
        np.zeros((4, 1), np.int64),
        np.zeros(4, np.float32),
        np.array(["a"] * 4),
        [[1], [1, 2], 3, 4],
        5,
        None,
    ],
)
def test_wrong_shapes_are_refused(actions):
    env = signoria.VectorEnv("pebbles", games=4, seats=2, seed=7)
    with pytest.raises(signoria.ShapeError):
        env.step(actions)


def test_a_foreign_action_stops_all_games():
    env = signoria.VectorEnv("pebbles", games=4, seats=2, seed=7)
    before = env.observations.copy()
    for foreign in (3, -1, 1 << 60):
        with pytest.raises(signoria.IllegalAction, match="game 2"):
            env.step([0, 0, foreign, 0])
    env._batch.look(env._arrays)
    assert (env.observations == before).all()


def test_arrays_of_others_are_checked():
    env = signoria.VectorEnv("pebbles", games=4, seats=2, seed=7)
    observations, masks, rewards, ended, turn = env._arrays
    for wrong in [
        (observations[:2], masks, rewards, ended, turn),
        (observations.T.copy(), masks, rewards, ended, turn),
        (observations, masks[:, :1], rewards, ended, turn),
        (observations, masks, rewards.T.copy().reshape(2, 4), ended, turn),
        (observations, masks, rewards, ended[:3], turn),
        (observations, masks, rewards, ended, np.zeros(8, np.uint8)[::2]),
        (observations, masks, rewards, ended, ended),
    ]:
        with pytest.raises(signoria.ShapeError):
            env._batch.look(wrong)


def test_a_closed_vector_says_so():
    with signoria.VectorEnv("pebbles", games=4, seats=2, seed=7) as env:
        env.step(env.sample())
    for ask in (env.reset, env.sample, lambda: env.step([0] * 4), lambda: env.seed_of(0)):
        with pytest.raises(signoria.ClosedError):
            ask()


def test_an_impossible_vector_is_refused():
    for wrong in (
        {"games": 0},
        {"games": 10**9},
        {"games": 1, "threads": 0},
        {"games": 1, "threads": 10**6},
        {"games": 1, "rewards": "gold"},
        {"games": 1, "seats": 9},
    ):
        with pytest.raises(signoria.Error):
            signoria.VectorEnv("lorenzo", **wrong)
