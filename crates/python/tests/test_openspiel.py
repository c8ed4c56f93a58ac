"""OpenSpiel's own tests, and some of its algorithms."""

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
def test_random_simulations_with_sampled_chance(name):
    game = pyspiel.load_game(f"signoria_{name}(players=2,chance=sampled,rng_seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, num_sims=10 if name == "pebbles" else 1, serialize=False, verbose=False)


def test_sampled_chance_has_one_outcome_and_many_deals():
    def deals(seed):
        game = pyspiel.load_game(f"signoria_lorenzo(players=2,chance=sampled,rng_seed={seed})")
        found = []
        for _ in range(3):
            state = game.new_initial_state()
            assert state.chance_outcomes() == [(0, 1.0)]
            twin = state.clone()
            for one in (state, twin):
                one.apply_action(0)
                found.append(one.game.seed)
        return found

    assert len(set(deals(3))) == 6
    assert deals(3) == deals(3) and deals(3) != deals(4)
    with pytest.raises(signoria.SetupError):
        pyspiel.load_game("signoria_lorenzo(players=2,chance=loaded)")


@pytest.mark.parametrize("deals", [0, -1, 10**8])
def test_there_is_something_to_deal(deals):
    with pytest.raises(signoria.SetupError):
        pyspiel.load_game(f"signoria_pebbles(players=2,deals={deals})")


def test_what_is_not_legal_is_refused():
    state = pyspiel.load_game("signoria_pebbles(players=2,deals=5)").new_initial_state()
    for deal in (5, -2):
        with pytest.raises(signoria.IllegalAction):
            state.apply_action(deal)
    state.apply_action(4)
    with pytest.raises(signoria.Error):
        state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises((signoria.IllegalAction, pyspiel.SpielError)):
        state.apply_action(0)


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


def test_its_search_with_hidden_information_plays_a_real_game():
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("signoria_lorenzo(players=2,options=advanced:true)")
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = ismcts.ISMCTSBot(game, evaluator, 2, 6, random_state=chance, use_observation_string=True, allow_inconsistent_action_sets=True)
    state = game.new_initial_state()
    state.apply_action(5)
    guess = state.resample_from_infostate(0, chance.random_sample)
    assert guess.game.view(0) == state.game.view(0) and guess.game != state.game
    for _ in range(12):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.game.decisions == 12


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
