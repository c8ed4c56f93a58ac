"""A bot in twenty lines: it tries every action on a guess of what it cannot know, and takes the one with the best score.

    python examples/python/bot.py lorenzo
"""

import sys

import signoria


def choose(game):
    seat = game.seat
    guess = game.redeal(seat, seed=game.decisions)

    def promise(action):
        tried = guess.clone()
        tried.step(action)
        return tried.scores()[seat]

    return max(game.legal_actions(), key=promise)


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "lorenzo"
    game, rival = signoria.make(name, seats=2, seed=7), signoria.Bot(name, "random", seed=1)
    while not game.over:
        game.step(choose(game) if game.seat == 0 else rival.choose(game))
    print("the bot and random:", game.scores())
