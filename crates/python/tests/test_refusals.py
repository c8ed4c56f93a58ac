"""Bad input gets an exception that says what is wrong, and changes nothing."""

import os
import pickle
import threading

import numpy as np
import pytest

import signoria


@pytest.fixture
def game():
    return signoria.make("lorenzo", seats=2, seed=7)


def test_a_rule_is_named_in_words(game):
    legal = set(game.legal_actions())
    foreign = next(index for index in range(game.actions) if index not in legal)
    before = game.checksum
    with pytest.raises(signoria.IllegalAction) as refused:
        game.play(foreign)
    assert refused.value.code == "illegal" and refused.value.rule
    assert set(refused.value.translations) == {"en", "ru", "pl"}
    assert refused.value.rule in str(refused.value)
    assert game.checksum == before and game.decisions == 0
    again = pickle.loads(pickle.dumps(refused.value))
    assert again.rule == refused.value.rule and str(again) == str(refused.value)


@pytest.mark.parametrize("action", ["fly away", "", "take 99", -1, 10**6, 10**30, -(10**30)])
def test_what_is_no_action_is_refused(game, action):
    with pytest.raises(signoria.NotationError):
        game.play(action)


@pytest.mark.parametrize("action", [None, 1.5, [], object(), b"take 1"])
def test_what_is_neither_number_nor_text_is_refused(game, action):
    with pytest.raises(TypeError, match="an action is a number or a text"):
        game.play(action)


@pytest.mark.parametrize("index", [-1, 1.5, None, "take 1", 10**30])
def test_a_step_wants_a_number(game, index):
    with pytest.raises((TypeError, OverflowError, signoria.Error)):
        game.step(index)
    with pytest.raises(signoria.NotationError):
        game.step(10**6)


@pytest.mark.parametrize("seat", [-1, 2, 8, 255, 256, 10**12])
def test_a_seat_that_is_not_there_is_refused(game, seat):
    for ask in (game.view, game.observation, game.legal_actions, game.panels):
        with pytest.raises(signoria.SeatError):
            ask(seat)


def test_nobody_acts_out_of_turn(game):
    other = 1 - game.seat
    with pytest.raises(signoria.IllegalAction) as refused:
        game.step(0, other)
    assert refused.value.rule == "engine.turn.seat"


def test_a_finished_game_says_so():
    game = signoria.make("pebbles", seats=2, seed=7)
    while not game.over:
        game.step(0)
    for play in (lambda: game.play("take 1"), lambda: game.step(0), lambda: game.play(0, 1)):
        with pytest.raises(signoria.IllegalAction) as refused:
            play()
        assert refused.value.rule == "engine.turn.over"
    assert game.question() is None and game.choices() == [] and game.advise() == []
    with pytest.raises(signoria.IllegalAction):
        signoria.Bot("pebbles", "random").choose(game)


@pytest.mark.parametrize(
    "table",
    [
        {"name": "chess"},
        {"name": "lorenzo", "seats": 0},
        {"name": "lorenzo", "seats": 5},
        {"name": "lorenzo", "seats": 300},
        {"name": "lorenzo", "seed": -1},
        {"name": "lorenzo", "seed": "seven"},
        {"name": "lorenzo", "options": {"unknown": 1}},
        {"name": "lorenzo", "options": {"advanced": "perhaps"}},
        {"name": "lorenzo", "edition": "lost"},
    ],
)
def test_an_impossible_table_is_refused(table):
    with pytest.raises(signoria.SetupError):
        signoria.make(**table)


def test_a_damaged_journal_is_refused_with_the_line(game, tmp_path):
    game.step(game.legal_actions()[0])
    text = game.journal()
    damaged = [
        "",
        "{}",
        "[1, 2]",
        text[: len(text) // 2],
        text.replace('"lorenzo"', '"chess"'),
        text.replace('"0 ', '"7 ').replace('"1 ', '"7 '),
    ]
    for wrong in damaged:
        with pytest.raises((signoria.JournalError, signoria.SetupError)):
            signoria.read(wrong)
    with pytest.raises(signoria.JournalError, match="line"):
        signoria.read(text.replace('"seats": 2', '"seats": "two"'))
    with pytest.raises(FileNotFoundError):
        signoria.load(tmp_path / "nothing.json")


@pytest.mark.parametrize("array", [np.zeros(3, np.float32), np.zeros(100_000, np.float32)])
def test_an_array_of_the_wrong_size_is_refused(game, array):
    with pytest.raises(signoria.ShapeError):
        game.observation(out=array)


def test_an_array_of_another_kind_is_refused(game):
    size = len(game.features())
    for array in (np.zeros(size), np.zeros((size, 1), np.float32), [0.0] * size):
        with pytest.raises(TypeError):
            game.observation(out=array)
    with pytest.raises(signoria.ShapeError):
        game.observation(out=np.zeros(2 * size, np.float32)[::2])
    frozen = np.zeros(size, np.float32)
    frozen.flags.writeable = False
    with pytest.raises(signoria.ShapeError):
        game.observation(out=frozen)


def test_bots_of_other_games_and_kinds_are_refused(game):
    with pytest.raises(signoria.SetupError):
        signoria.Bot("lorenzo", "wizard")
    with pytest.raises(signoria.SetupError):
        signoria.Bot("chess", "random")
    with pytest.raises(signoria.IllegalAction):
        signoria.Bot("praga", "random").choose(game)
    with pytest.raises(signoria.SetupError):
        game.play_out(["random"])
    with pytest.raises(signoria.SetupError):
        signoria.Bot("lorenzo", "plan:4000000000")


@pytest.mark.parametrize("simulations", [0, 4_000_000_000, -1, 10**30])
def test_no_search_takes_all_memory(game, simulations):
    with pytest.raises((signoria.ShapeError, OverflowError)):
        game.advise(simulations=simulations)


def test_languages_and_rewards_are_known_ones(game):
    with pytest.raises(signoria.Error):
        game.question(lang="xx")
    with pytest.raises(signoria.Error):
        game.rewards("gold")


def test_more_than_there_was_cannot_be_taken_back(game):
    with pytest.raises(signoria.IllegalAction):
        game.undo()
    with pytest.raises(signoria.IllegalAction):
        game.at(-1)


def test_threads_may_play_games_of_their_own():
    ends = []

    def play(seed):
        game = signoria.make("pebbles", seats=3, seed=seed)
        game.play_out(["random"] * 3, seed)
        ends.append(game.over)

    threads = [threading.Thread(target=play, args=(seed,)) for seed in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert ends == [True] * 8


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
def test_games_survive_a_fork_and_vectors_say_why_they_do_not(game):
    env = signoria.VectorEnv("pebbles", games=64, seats=2, seed=1, threads=2)
    child = os.fork()
    if child == 0:
        try:
            game.step(game.legal_actions()[0])
            env.step(env.sample())
        except signoria.ForkError:
            os._exit(0)
        finally:
            os._exit(1)
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0
    env.step(env.sample())
