"""The commands and the package itself."""

import doctest
import inspect
import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import signoria
import signoria._options
from signoria import dataset, survey


def test_games_are_written_as_arrays(tmp_path, capsys):
    assert dataset.main(["lorenzo", "--games", "3", "--shard", "2", "--seats", "2", "--out", str(tmp_path), "--masks"]) == 0
    first, second = np.load(tmp_path / "lorenzo-0000.npz"), np.load(tmp_path / "lorenzo-0001.npz")
    assert sorted(set(first["games"])) == [0, 1] and set(second["games"]) == {2}
    assert first["observations"].shape == (len(first["actions"]), len(signoria.features("lorenzo")))
    assert first["masks"][np.arange(len(first["actions"])), first["actions"]].all()
    assert "3 games" in capsys.readouterr().out


def test_games_are_written_with_the_options_that_were_chosen(tmp_path):
    for advanced in (False, True):
        words = ["lorenzo", "--games", "1", "--seats", "2", "--bots", "random", "--format", "journals", "--out", str(tmp_path)]
        dataset.main([*words, "--options", f"advanced:{str(advanced).lower()}"])
        game = signoria.read((tmp_path / "lorenzo-0000.jsonl").read_text())
        assert game.options["advanced"] is advanced


def test_games_are_written_as_journals(tmp_path):
    dataset.main(["pebbles", "--games", "4", "--format", "journals", "--out", str(tmp_path), "--jobs", "2"])
    lines = (tmp_path / "pebbles-0000.jsonl").read_text().splitlines()
    assert len(lines) == 4 and all(signoria.read(line).over for line in lines)


def test_games_are_written_as_parquet(tmp_path):
    parquet = pytest.importorskip("pyarrow.parquet", reason="pyarrow is not installed")
    dataset.main(["pebbles", "--games", "2", "--format", "parquet", "--out", str(tmp_path)])
    table = parquet.read_table(tmp_path / "pebbles-0000.parquet")
    assert table.num_rows and len(table["observations"][0]) == len(signoria.features("pebbles"))


def test_selfplay_repeats_itself():
    played = [[game.checksum for game in dataset.selfplay("lorenzo", 3, ["random"] * 2, 5, jobs)] for jobs in (1, 3)]
    assert played[0] == played[1]


def test_wrong_orders_are_refused(tmp_path):
    for wrong in (
        ["chess"],
        ["lorenzo", "--games", "0"],
        ["lorenzo", "--bots", "wizard"],
        ["lorenzo", "--seats", "9"],
        ["lorenzo", "--seats", "0"],
        ["lorenzo", "--options", "advanced"],
    ):
        with pytest.raises(SystemExit):
            dataset.main([*wrong, "--out", str(tmp_path)])
    taken = tmp_path / "a file"
    taken.touch()
    with pytest.raises(SystemExit):
        dataset.main(["pebbles", "--out", str(taken)])


def test_a_survey_draws_and_counts(tmp_path, capsys):
    survey.main(["pebbles", "--games", "5", "--bots", "random", "--out", str(tmp_path)])
    assert "| pebbles | random | 3 |" in capsys.readouterr().out
    assert len(list(tmp_path.glob("pebbles-*.svg"))) == 3


def test_the_documentation_is_true():
    game = signoria.make("pebbles", seats=2, seed=7)
    for module in (signoria, signoria.vector, signoria._options):
        failed, tried = doctest.testmod(module, extraglobs={"signoria": signoria, "game": game})
        assert tried and not failed


def test_the_types_are_shipped_and_true():
    pytest.importorskip("mypy", reason="mypy is not installed")
    folder = Path(signoria.__file__).parent
    assert (folder / "py.typed").exists()
    # Compares every signature, default and member of the stubs with the module, both ways.
    command = [sys.executable, "-m", "mypy.stubtest", "signoria._native"]
    checked = subprocess.run(command, capture_output=True, text=True, cwd=folder.parent, timeout=300)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert json.dumps(signoria._native.games())


def test_everything_public_says_what_it_is():
    classes = (signoria.Game, signoria.Bot, signoria.Event, signoria.Choice, signoria.Advice, signoria.Feature, signoria._native.Batch)
    for thing in (*classes, signoria.VectorEnv, *(getattr(signoria, name) for name in signoria.__all__)):
        assert thing.__doc__, thing
        for name, member in vars(thing).items() if isinstance(thing, type) else ():
            documented = callable(member) or inspect.isdatadescriptor(member)
            assert name.startswith("_") or not documented or member.__doc__, f"{thing.__name__}.{name}"
