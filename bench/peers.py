"""Measures our random games and OpenSpiel's in turns, and prints a table with the ratio.

usage: peers.py BINARY SECONDS (mostly called by bench/peers)
"""

import json
import os
import subprocess
import sys
import time

import pyspiel

# The peer's name for a game, and the setup under which ours is the same game.
PEERS = {
    "quoridor": ("quoridor", {"preset": "two", "ply_limit": 324, "repetition": False}),
    "nardy": ("backgammon", {"preset": "international"}),
}
ALONE = {"sudoku": {}, "metro": {}, "roads": {}}
PERFT = {"quoridor": 4, "nardy": 3}
ROUNDS = 2
ROLLOUTS, SIMULATIONS = 50, 100


def ours(binary, game, setup, seconds):
    command = [binary, "playouts", game, "--json", "--seconds", str(seconds), "--setup", json.dumps(setup)]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def perft(binary, game, depth):
    setup = {"preset": "international"} if game == "nardy" else {}
    command = [binary, "perft", game, "--json", "--depth", str(depth), "--setup", json.dumps(setup)]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def theirs(name, seconds):
    """Random games per second of OpenSpiel, played in C++: its search asks for so many rollouts at each leaf that the
    search itself hardly costs anything beside them."""
    game = pyspiel.load_game(name)
    rollouts = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, rollouts, 2.0, SIMULATIONS, 1000, False, 1, False)
    state = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    games, began = 0, time.process_time()
    while time.process_time() - began < seconds:
        bot.step(state)
        games += ROLLOUTS * SIMULATIONS
    return games / (time.process_time() - began)


def main():
    binary, seconds = sys.argv[1], float(sys.argv[2])
    print(f"{os.cpu_count()} cores, one thread, {ROUNDS} × {seconds:g} s each\n")
    print("| random games per second | ours | actions per game | OpenSpiel 2.0.2 | ratio |\n|---|---|---|---|---|")
    for game, (peer, setup) in PEERS.items():
        rounds = [(ours(binary, game, setup, seconds), theirs(peer, seconds)) for _ in range(ROUNDS)]
        own = sum(report["playouts_per_s"] for report, _ in rounds) / ROUNDS
        other = sum(rate for _, rate in rounds) / ROUNDS
        length = rounds[0][0]["mean_length"]
        print(f"| {game} | {own:,.0f} | {length:.1f} | {other:,.0f} | {own / other:.1f} × |", flush=True)
    for game, setup in ALONE.items():
        report = ours(binary, game, setup, seconds)
        print(f"| {game} | {report['playouts_per_s']:,.0f} | {report['mean_length']:.1f} | – | – |", flush=True)
    print("\n| perft | leaves | seconds |\n|---|---|---|")
    for game, depth in PERFT.items():
        report = perft(binary, game, depth)
        print(f"| {game}, depth {depth} | {report['leaves']:,} | {report['seconds']:.2f} |", flush=True)


main()
