"""Reads journals and draws how scores grow in the course of a game.

    python -m signoria.dataset lorenzo --games 1000 --format journals --out journals
    python examples/python/scores.py journals/*.jsonl --out scores.png
"""

import argparse
from pathlib import Path

import matplotlib

matplotlib.use("Agg")
import matplotlib.pyplot as plt
import numpy as np

import signoria

MOMENTS = 50


def growth(game):
    """The scores of all seats at equally spaced moments of a game."""
    again, curve = game.at(0), []
    wanted = np.linspace(0, game.decisions, MOMENTS).astype(int)
    for number, (seat, action) in enumerate(game.history):
        if number in wanted:
            curve.append(again.scores())
        again.step(action, seat)
    curve.append(game.scores())
    known = np.linspace(0, 1, len(curve))
    ranked = np.array(curve)[:, np.argsort(game.scores())[::-1]]
    return np.stack([np.interp(np.linspace(0, 1, MOMENTS), known, column) for column in ranked.T], 1)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("journals", nargs="+", type=Path, help="files with a journal a line")
    parser.add_argument("--out", type=Path, default=Path("scores.png"))
    chosen = parser.parse_args()
    lines = [line for path in chosen.journals for line in path.read_text(encoding="utf-8").splitlines()]
    games = [signoria.read(line) for line in lines]
    curves = np.stack([growth(game) for game in games])
    middle, low, high = curves.mean(0), *np.percentile(curves, [10, 90], axis=0)
    course = np.linspace(0, 100, MOMENTS)
    for place in range(curves.shape[2]):
        plt.plot(course, middle[:, place], label=f"place {place + 1}")
        plt.fill_between(course, low[:, place], high[:, place], alpha=0.15)
    plt.xlabel("% of the decisions of a game")
    plt.ylabel("score")
    plt.title(f"{len(games)} games of {games[0].name}")
    plt.legend()
    plt.savefig(chosen.out, dpi=120)
    print(f"{len(games)} games, drawn in {chosen.out}")


if __name__ == "__main__":
    main()
