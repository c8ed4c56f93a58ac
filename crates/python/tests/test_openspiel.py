"""OpenSpiel's own tests, and one of its algorithms."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed")

import signoria
import signoria.openspiel  # noqa: F401

GAMES = signoria.games()


@pytest.mark.parametrize("name", GAMES)
def test_random_simulations(name):
    game = pyspiel.load_game(f"signoria_{name}(players=2)")
    pyspiel.random_sim_test(game, num_sims=10 if name == "pebbles" else 1, serialize=name == "pebbles", verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_a_state_tells_what_the_seat_knows(name):
    game = pyspiel.load_game(f"signoria_{name}(players=3,deals=10)")
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 10
    state.apply_action(7)
    player = state.current_player()
    assert (np.array(state.observation_tensor(player), np.float32) == state.game.observation(player)).all()
    assert state.observation_string(player)
    assert state.legal_actions() == sorted(state.game.legal_actions())
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert len(twin.history()) == len(state.history()) + 1


def test_options_are_chosen():
    game = pyspiel.load_game("signoria_lorenzo(players=2,options=advanced:true)")
    state = game.new_initial_state()
    state.apply_action(3)
    assert state.game.options["advanced"] is True
    twin = pyspiel.load_game(str(game)).deserialize_state(state.serialize())
    assert twin.game == state.game


def test_its_tree_search_plays():
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("signoria_pebbles(players=2,deals=3)")
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 50, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    state.apply_action(0)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sorted(state.returns()) == [-1, 1]
