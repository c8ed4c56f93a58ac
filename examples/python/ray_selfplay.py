"""Games of bots on a cluster, with Ray: a worker that is lost costs nothing but its games, which are played again.

    python examples/python/ray_selfplay.py lorenzo --games 200 --bots greedy-1,random

Without `--address` it makes a cluster of two nodes on this machine; `--lose` takes one of them away in the middle, to show that it goes on.
"""

import argparse
from collections import Counter

import ray
from ray.cluster_utils import Cluster

import signoria


@ray.remote(max_retries=5)
def play(name, bots, seed):
    """One game: who won what share, and its journal."""
    game = signoria.make(name, len(bots), seed)
    turned = [bots[(seat + seed) % len(bots)] for seat in range(len(bots))]
    game.play_out(turned, seed)
    shares = Counter()
    for bot, reward in zip(turned, game.rewards()):
        shares[bot] += (reward * (len(bots) - 1) + 1) / len(bots)
    return shares, game.journal()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game", nargs="?", default="lorenzo", choices=signoria.games())
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bots", default="greedy-1,random", help="one for each seat")
    parser.add_argument("--address", help="a running cluster; without it, two nodes on this machine")
    parser.add_argument("--lose", action="store_true", help="take a node away in the middle")
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    cluster, second = None, None
    if chosen.address:
        ray.init(address=chosen.address)
    else:
        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        second = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False)
    waiting = [play.remote(chosen.game, bots, seed) for seed in range(chosen.games)]
    shares, journals = Counter(), []
    while waiting:
        done, waiting = ray.wait(waiting)
        for won, journal in ray.get(done):
            shares += won
            journals.append(journal)
        if chosen.lose and cluster and second and len(journals) >= chosen.games // 4:
            cluster.remove_node(second, allow_graceful=False)
            second = None
            print(f"a node is lost after {len(journals)} games", flush=True)
    print(f"{len(journals)} games;", ", ".join(f"{bot} won {share:.1f}" for bot, share in shares.most_common()))
    ray.shutdown()
    if cluster:
        cluster.shutdown()


if __name__ == "__main__":
    main()
