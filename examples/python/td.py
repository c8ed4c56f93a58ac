"""Learns to judge positions by playing against itself (temporal differences, PyTorch), until it beats random.

    python examples/python/td.py lorenzo --games 60

A small network judges a position after the seat's own action, on a guess of what the seat cannot know. Its judgement of one decision should
agree with its judgement of the same seat's next one, and the last one with the margin at the end.
"""

import argparse

import numpy as np
import torch

import signoria

DECAY = 0.9
POINTS = 20.0
PASSES = 10


class Judge(torch.nn.Module):
    """From what a seat knows to the margin that it can expect."""

    def __init__(self, name):
        super().__init__()
        features = signoria.features(name)
        low = torch.tensor([feature.low for feature in features])
        high = torch.tensor([feature.high for feature in features])
        self.register_buffer("low", low)
        self.register_buffer("span", torch.clamp(high - low, min=1))
        self.net = torch.nn.Sequential(torch.nn.Linear(len(features), 64), torch.nn.ReLU(), torch.nn.Linear(64, 1))

    def forward(self, seen):
        return self.net((seen - self.low) / self.span).squeeze(-1)


def after_each_action(game):
    """What the seat would know after each of its actions."""
    seat = game.seat
    guess = game.redeal(seat, seed=game.decisions)
    actions = game.legal_actions()
    seen = np.empty((len(actions), len(game.features())), np.float32)
    for row, action in zip(seen, actions):
        tried = guess.clone()
        tried.step(action)
        tried.observation(seat, out=row)
    return actions, torch.from_numpy(seen)


def choose(judge, game, chance, curiosity=0.0):
    """The best action and what the seat knows after it; now and then another one."""
    actions, seen = after_each_action(game)
    if chance.random() < curiosity:
        best = int(chance.integers(len(actions)))
    else:
        with torch.no_grad():
            best = int(judge(seen).argmax())
    return actions[best], seen[best]


def improve(judge, optimiser, seen, end):
    """One step towards agreement: each judgement of a seat with its next ones, and the last with the end."""
    with torch.no_grad():
        judged = judge(seen)
    target, targets = torch.tensor(end), []
    for following in reversed([*judged[1:], target]):
        target = DECAY * target + (1 - DECAY) * following
        targets.append(target)
    loss = torch.nn.functional.mse_loss(judge(seen), torch.stack(targets[::-1]))
    optimiser.zero_grad()
    loss.backward()
    optimiser.step()


def learn(judge, optimiser, name, seed, chance):
    """One game of the judge against itself, and what follows from it."""
    game = signoria.make(name, seats=2, seed=seed)
    story = [[], []]
    while not game.over:
        seat = game.seat
        if len(game.legal_actions()) == 1:
            game.step(game.legal_actions()[0])
            continue
        action, seen = choose(judge, game, chance, curiosity=0.1)
        story[seat].append(seen)
        game.step(action)
    told = [torch.stack(seen) if seen else None for seen in story]
    for _ in range(PASSES):
        for seen, margin in zip(told, game.rewards("margin")):
            if seen is not None:
                improve(judge, optimiser, seen, margin / POINTS)
    return game.decisions


def match(judge, name, games, chance):
    """The share of games that it wins against random, on either seat."""
    won = 0.0
    for number in range(games):
        game, own = signoria.make(name, seats=2, seed=10_000 + number), number % 2
        rival = signoria.Bot(name, "random", seed=number)
        while not game.over:
            game.step(choose(judge, game, chance)[0] if game.seat == own else rival.choose(game))
        won += (game.rewards()[own] + 1) / 2
    return won / games


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="lorenzo", choices=signoria.games())
    parser.add_argument("--games", type=int, default=60, help="how many games it learns from")
    parser.add_argument("--matches", type=int, default=20, help="how many games it plays against random at the end")
    chosen = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    chance = np.random.default_rng(1)
    judge = Judge(chosen.game)
    optimiser = torch.optim.Adam(judge.parameters(), lr=1e-3)
    print(f"before: wins {match(judge, chosen.game, chosen.matches, chance):.0%} against random")
    for number in range(chosen.games):
        decisions = learn(judge, optimiser, chosen.game, number, chance)
        if number % 10 == 9:
            print(f"{number + 1} games; the last one took {decisions} decisions", flush=True)
    print(f"after: wins {match(judge, chosen.game, chosen.matches, chance):.0%} against random")


if __name__ == "__main__":
    main()
