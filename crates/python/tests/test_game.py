"""A single game from Python: playing, seeing, telling, keeping."""

import copy
import json
import pickle

import numpy as np
import pytest

import signoria

REAL = [name for name in signoria.games() if name != "pebbles"]


def random_steps(game, count, seed=1):
    choice = np.random.default_rng(seed)
    for _ in range(count):
        if game.over:
            break
        legal = game.legal_actions()
        game.step(legal[choice.integers(len(legal))])
    return game


def test_the_games_are_listed_with_what_they_are():
    assert signoria.games() == ["florence", "lorenzo", "praga", "amalfi", "pebbles"]
    about = signoria.info("lorenzo")
    assert (about["fewest_seats"], about["most_seats"]) == (2, 4)
    assert [option["key"] for option in about["options"]] == ["advanced"]


@pytest.mark.parametrize("name", REAL)
def test_a_game_is_played_to_its_end(name):
    game = random_steps(signoria.make(name, seed=7), 100_000)
    assert game.over and game.seat is None and game.waiting == [] and game.legal_actions() == []
    assert len(game.scores()) == game.seats
    assert sum(game.rewards()) == pytest.approx(0, abs=1e-6)
    assert max(game.rewards("margin")) >= 0
    best = game.standings()[0]
    assert best["rank"] == 1 and best["score"] == sum(points for _, points in best["sources"])


@pytest.mark.parametrize("name", REAL)
def test_numbers_texts_and_masks_agree(name):
    game = random_steps(signoria.make(name, seed=3), 20)
    legal = game.legal_actions()
    assert [game.action_text(index) for index in legal] == game.legal_texts()
    assert [game.action_index(text) for text in game.legal_texts()] == legal
    assert sorted(legal) == list(np.flatnonzero(game.mask()))
    assert [choice.index for choice in game.choices()] == legal
    assert len(game.mask()) == game.actions == signoria.info(name)["action_count"]


@pytest.mark.parametrize("name", REAL)
def test_an_observation_has_names_and_stays_in_range(name):
    game = random_steps(signoria.make(name, seed=3), 40)
    features = signoria.features(name)
    assert len({feature.name for feature in features}) == len(features)
    for seat in range(game.seats):
        seen = game.observation(seat)
        assert seen.dtype == np.float32 and seen.shape == (len(features),)
        assert all(feature.low <= number <= feature.high for feature, number in zip(features, seen))
    mine = np.empty(len(features), np.float32)
    assert game.observation(0, out=mine) is mine
    assert (mine == game.observation(0)).all()


def test_text_and_number_lead_to_the_same_position():
    by_text, by_number = signoria.make("lorenzo", seed=5), signoria.make("lorenzo", seed=5)
    for _ in range(30):
        text = by_text.legal_texts()[-1]
        by_number.step(by_number.action_index(text))
        by_text.play(text)
        assert by_text == by_number and by_text.checksum == by_number.checksum


def test_events_are_told_in_three_languages():
    game = signoria.make("pebbles", seats=2, seed=7)
    (event,) = game.play("take 2")
    assert event.words() == str(event) == "Seat 1 takes 2 pebbles; 11 left."
    assert event.words(names=["Anna", "Boris"]).startswith("Anna")
    assert len({event.words(lang) for lang in ("en", "ru", "pl")}) == 3
    assert event.data["what"] == "took" and event.id == "pebbles.log.took"
    assert event.audience == [0, 1] and event.hears(None)


def test_questions_panels_and_views_are_words_and_dicts():
    game = signoria.make("florence", seats=3, seed=2)
    assert game.question() and game.question(lang="ru") != game.question()
    assert game.panels(0) != game.panels(None)
    assert game.view(0) != game.view(1)
    assert json.dumps(game.state_dict())
    assert str(game) and "florence" in repr(game)


def test_a_journal_is_kept_and_read_back(tmp_path):
    game = random_steps(signoria.make("amalfi", seats=2, seed=9), 60)
    path = tmp_path / "game.json"
    game.save(path)
    again = signoria.load(path)
    assert again == game and again.history == game.history and again.journal() == game.journal()
    assert pickle.loads(pickle.dumps(game)) == game
    assert signoria.read(json.dumps(json.loads(game.journal()))) == game


def test_copies_go_their_own_way():
    game = random_steps(signoria.make("praga", seed=4), 10)
    for twin in (game.clone(), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        random_steps(twin, 1)
        assert twin != game


def test_decisions_are_taken_back():
    game = signoria.make("lorenzo", seed=4)
    moments = [game.checksum]
    for _ in range(12):
        random_steps(game, 1)
        moments.append(game.checksum)
    assert game.at(5).checksum == moments[5]
    game.undo()
    assert game.checksum == moments[11]
    game.undo(11)
    assert game.checksum == moments[0] and game.decisions == 0


def test_options_and_editions_are_chosen():
    game = signoria.make("lorenzo", seats=2, seed=1, options={"advanced": True})
    assert game.options["advanced"] is True
    assert signoria.make("florence", seats=3, seed=1, edition=signoria.info("florence")["editions"][-1]["name"])


def test_equal_arguments_give_equal_games():
    assert signoria.make("praga", seats=3, seed=11) == signoria.make("praga", seats=3, seed=11)
    assert signoria.make("praga", seats=3, seed=11) != signoria.make("praga", seats=3, seed=12)
    long = "ab" * 32
    assert signoria.make("praga", seats=3, seed=long).seed == long
    assert signoria.make("praga").seed != signoria.make("praga").seed


@pytest.mark.parametrize("kind", ["random", "greedy-1", "apprentice", "journeyman", "search:8", "plan:8"])
def test_bots_choose_legal_actions(kind):
    game = signoria.make("lorenzo", seats=2, seed=6)
    bot = signoria.Bot("lorenzo", kind, seed=1)
    for _ in range(4):
        action = bot.choose(game)
        assert action in game.legal_actions()
        game.step(action)
    assert bot.kind == kind


def test_advice_is_about_the_legal_actions():
    game = random_steps(signoria.make("praga", seats=2, seed=6), 3)
    advice = game.advise(simulations=32, seed=1)
    assert sorted(one.index for one in advice) == sorted(game.legal_actions())
    assert advice[0].share == max(one.share for one in advice)
    assert sum(one.share for one in advice) == pytest.approx(1, abs=0.01)
    assert all(0 <= one.chance <= 1 for one in advice)


def test_a_redeal_keeps_what_the_seat_knows():
    game = random_steps(signoria.make("florence", seats=3, seed=8), 20)
    other = game.redeal(0, seed=5)
    assert other.view(0) == game.view(0) and (other.observation(0) == game.observation(0)).all()
    assert other != game
    with pytest.raises(signoria.JournalError):
        other.journal()


def test_bots_play_a_game_out_and_its_decisions_are_told():
    game = signoria.make("lorenzo", seats=3, seed=2)
    game.play_out(["greedy-1", "random", "random"], seed=3, decisions=10)
    assert game.decisions == 10 and not game.over
    game.play_out(["greedy-1"] * 3)
    assert game.over
    told = game.trajectory(masks=True)
    assert told["observations"].shape == (game.decisions, len(game.features()))
    assert told["masks"][np.arange(game.decisions), told["actions"]].all()
    assert (told["observations"][0] == game.at(0).observation()).all()
    assert list(zip(told["seats"], told["actions"])) == game.history
