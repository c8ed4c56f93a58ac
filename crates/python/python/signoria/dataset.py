"""Games of bots, for learning: `python -m signoria.dataset lorenzo --games 1000 --out data`.

Files of at most `--shard` games each. `npz` and `parquet` hold every decision: `observations`, `actions`, `seats`, `rewards` (of the seat that
decides, at the end of its game), `scores` (likewise) and `games` (which game). `journals` holds a journal a line, which `signoria.read` replays.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import deque
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, Iterator, Optional, Sequence

import numpy as np

from . import Game, games, make, usual_seats
from ._options import read_options
from ._progress import progress
from .errors import Error


def selfplay(
    name: str, count: int, bots: Sequence[str], seed: int = 0, jobs: int = 1, options: Optional[dict[str, Any]] = None
) -> Iterator[Game]:
    """Whole games of these bots, one for each seat; the bots move one seat on from game to game. Always the same for a seed."""

    def play(number: int) -> Game:
        game = make(name, len(bots), seed + number, options)
        turned = [bots[(seat + number) % len(bots)] for seat in range(len(bots))]
        game.play_out(turned, seed + number)
        return game

    # No further ahead of who takes them than keeps everybody busy: a million games are more than fit into memory.
    ahead: deque[Future[Game]] = deque()
    with ThreadPoolExecutor(jobs) as pool:
        for number in range(count):
            ahead.append(pool.submit(play, number))
            if len(ahead) > 2 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


def decisions(played: Sequence[Game], first: int = 0, masks: bool = False) -> dict[str, np.ndarray]:
    """All decisions of these games, one after the other, as arrays."""
    columns: dict[str, list[np.ndarray]] = {}
    for number, game in enumerate(played, first):
        told = game.trajectory(masks)
        seats = told["seats"]
        told["rewards"] = np.array(game.rewards(), np.float32)[seats]
        told["scores"] = np.array(game.scores(), np.int32)[seats]
        told["games"] = np.full(len(seats), number, np.int64)
        for key, column in told.items():
            columns.setdefault(key, []).append(column)
    return {key: np.concatenate(column) for key, column in columns.items()}


def write(path: Path, kind: str, played: Sequence[Game], first: int, masks: bool = False) -> None:
    """Writes some games as one file."""
    if kind == "journals":
        lines = (json.dumps(json.loads(game.journal())) + "\n" for game in played)
        path.write_text("".join(lines), encoding="utf-8")
        return
    columns = decisions(played, first, masks)
    if kind == "npz":
        np.savez_compressed(path, **columns)
        return
    import pyarrow
    import pyarrow.parquet

    def column(values: np.ndarray) -> pyarrow.Array:
        if values.ndim == 1:
            return pyarrow.array(values)
        return pyarrow.FixedSizeListArray.from_arrays(pyarrow.array(values.ravel()), values.shape[1])

    table = pyarrow.table({key: column(values) for key, values in columns.items()})
    pyarrow.parquet.write_table(table, path, compression="zstd")


def main(arguments: Optional[Sequence[str]] = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m signoria.dataset", description="Writes games of bots, for learning.")
    parser.add_argument("game", choices=games())
    parser.add_argument("--games", type=int, default=100, help="how many (default: 100)")
    parser.add_argument("--seats", type=int, help="how many seats (default: 4, or as near to it as the game allows)")
    parser.add_argument("--options", default="", help="of the game, such as advanced:true;side:b (signoria.info names them)")
    parser.add_argument("--bots", default="greedy-1", help="who plays: one kind, or one for each seat with commas")
    parser.add_argument("--seed", type=int, default=0, help="which games; the same seed gives the same ones")
    parser.add_argument("--out", type=Path, default=Path("dataset"), help="the folder (default: dataset)")
    parser.add_argument("--format", choices=["npz", "parquet", "journals"], default="npz")
    parser.add_argument("--masks", action="store_true", help="also which actions were legal")
    parser.add_argument("--shard", type=int, default=100, help="how many games a file holds (default: 100)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="how many games are played at once")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1 or chosen.shard < 1 or chosen.jobs < 1:
        parser.error("--games, --shard and --jobs are at least 1")
    if chosen.seats is not None and chosen.seats < 1:
        parser.error("--seats is at least 1")
    if chosen.format == "parquet":
        try:
            import pyarrow  # noqa: F401
        except ImportError:
            parser.error("parquet needs pyarrow: pip install pyarrow")
    bots = chosen.bots.split(",")
    seats = chosen.seats or (len(bots) if len(bots) > 1 else usual_seats(chosen.game))
    bots = bots * seats if len(bots) == 1 else bots
    if len(bots) != seats:
        parser.error(f"{len(bots)} bots for {seats} seats")
    try:
        chosen.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"--out {chosen.out}: {error.strerror}")
    ending = "jsonl" if chosen.format == "journals" else chosen.format
    shard: list[Game] = []
    written = 0
    try:
        played = selfplay(chosen.game, chosen.games, bots, chosen.seed, chosen.jobs, read_options(chosen.options))
        for game in progress(played, chosen.games, f"games of {chosen.game}"):
            shard.append(game)
            if len(shard) == chosen.shard or written + len(shard) == chosen.games:
                path = chosen.out / f"{chosen.game}-{written // chosen.shard:04}.{ending}"
                write(path, chosen.format, shard, written, chosen.masks)
                written += len(shard)
                shard.clear()
    except Error as error:
        parser.error(str(error))
    print(f"{written} games in {chosen.out}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
