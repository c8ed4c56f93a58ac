"""What the games are like: branching, length and scores of games of bots, as numbers and as pictures.

`python -m signoria.survey --games 200 --out docs/research` makes the pictures and the table of docs/RESEARCH.md.
"""

from __future__ import annotations

import argparse
from html import escape
from pathlib import Path
from typing import NamedTuple, Optional, Sequence

import numpy as np

from . import games, info, usual_seats
from ._progress import progress
from .dataset import selfplay


class Survey(NamedTuple):
    """What was seen of one game."""

    game: str
    seats: int
    bot: str
    branching: np.ndarray
    lengths: np.ndarray
    scores: np.ndarray
    winners: np.ndarray

    def row(self) -> str:
        """A line of the table."""
        about = info(self.game)
        return (
            f"| {self.game} | {self.bot} | {about['action_count']:,} | {_spread(self.branching)} | {_spread(self.lengths)} "
            f"| {_spread(self.scores)} | {_spread(self.winners)} |"
        )


HEAD = (
    "| game | bot | actions in all | legal at a decision | decisions a game | score of a seat | score of the winner |\n"
    "|---|---|---|---|---|---|---|"
)


def survey(name: str, count: int, bot: str, seed: int = 0) -> Survey:
    """Lets bots play and counts."""
    seats = usual_seats(name)
    branching: list[int] = []
    lengths, scores, winners = [], [], []
    for game in progress(selfplay(name, count, [bot] * seats, seed), count, f"games of {name} by {bot}"):
        again = game.at(0)
        for seat, action in game.history:
            branching.append(len(again.legal_actions(seat)))
            again.step(action, seat)
        lengths.append(game.decisions)
        scores.extend(game.scores())
        winners.append(max(game.scores()))
    return Survey(name, seats, bot, *(np.array(numbers) for numbers in (branching, lengths, scores, winners)))


def _spread(numbers: np.ndarray) -> str:
    low, middle, high = np.percentile(numbers, [5, 50, 95])
    return f"{middle:.0f} ({low:.0f}–{high:.0f})"


_STYLE = (
    "text{font:12px sans-serif;fill:#33271a}.title{font-size:15px;font-weight:bold}polygon{fill-opacity:.35}"
    ".series0{fill:#7c2d12;stroke:#7c2d12}.series1{fill:#1d4e5f;stroke:#1d4e5f}.name0{fill:#7c2d12}.name1{fill:#1d4e5f}"
)


def histogram(title: str, series: Sequence[tuple[str, np.ndarray]], bars: int = 40) -> str:
    """Some distributions of whole numbers, one over the other, as SVG. The few highest numbers stand together in the last bar."""
    width, height, left, base = 460, 240, 14, 200
    everything = np.concatenate([numbers for _, numbers in series])
    low, high = int(everything.min()), int(np.ceil(np.percentile(everything, 99.5)))
    span = -(-(high - low + 1) // bars)
    edges = np.arange(low, high + span + 1, span)
    step = (width - 2 * left) / (len(edges) - 1)
    parts = []
    for number, (name, numbers) in enumerate(series):
        counts, _ = np.histogram(np.minimum(numbers, edges[-1] - 1), edges)
        points = [f"{left},{base}"]
        for index, share in enumerate(counts / max(1, counts.max())):
            x, y = left + index * step, base - 150 * share
            points += [f"{x:.1f},{y:.1f}", f"{x + step:.1f},{y:.1f}"]
        points.append(f"{width - left},{base}")
        parts.append(f'<polygon class="series{number % 2}" points="{" ".join(points)}"/>')
        words = f"{name}: {_spread(numbers)}"
        place = f'x="{width - left}" y="{20 + 16 * number}" text-anchor="end"'
        parts.append(f'<text class="name{number % 2}" {place}>{escape(words)}</text>')
    marks = range(0, len(edges) - 1, max(1, (len(edges) - 1) // 5))
    ticks = "".join(
        f'<text x="{left + (mark + 0.5) * step:.1f}" y="{base + 18}" text-anchor="middle">{edges[mark]}</text>' for mark in marks
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
        f"<style>{_STYLE}</style>"
        f'<rect width="{width}" height="{height}" fill="#fffaf0"/>'
        f'<text class="title" x="{left}" y="22">{escape(title)}</text>{"".join(parts)}'
        f'<line x1="{left}" x2="{width - left}" y1="{base}" y2="{base}" stroke="#33271a"/>{ticks}</svg>\n'
    )


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """The command."""
    known = [name for name in games() if name != "pebbles"]
    parser = argparse.ArgumentParser(prog="python -m signoria.survey", description="Measures and draws what the games are like.")
    parser.add_argument("game", nargs="*", help="which games (default: all)")
    parser.add_argument("--games", type=int, default=200, help="how many games of each (default: 200)")
    parser.add_argument("--bots", default="random,greedy-1", help="the bots to compare (default: random,greedy-1)")
    parser.add_argument("--out", type=Path, default=Path("docs/research"), help="the folder of the pictures")
    chosen = parser.parse_args(arguments)
    chosen.out.mkdir(parents=True, exist_ok=True)
    rows: list[str] = []
    for name in chosen.game or known:
        if name not in games():
            parser.error(f"there is no game {name!r}; there are {', '.join(games())}")
        seen = [survey(name, chosen.games, bot) for bot in chosen.bots.split(",")]
        for what in ("branching", "lengths", "scores"):
            series = [(one.bot, getattr(one, what)) for one in seen]
            title = {"branching": "legal actions", "lengths": "decisions a game", "scores": "score of a seat"}[what]
            drawing = histogram(f"{name}: {title}", series)
            (chosen.out / f"{name}-{what}.svg").write_text(drawing, encoding="utf-8")
        rows.extend(one.row() for one in seen)
    print(HEAD)
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
