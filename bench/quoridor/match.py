"""Lets quoridor's strongest level meet another program for two on the board of nine, colours swapped.

usage: match.py BINARY PEER GAMES OUT [--ms 200] [--plies 6] [--seed 1] [--minutes 60]

BINARY is `igroteka`. PEER is the command of a program that speaks like a chess engine (`uci`, `position startpos
moves …`, `go movetime …`), in quotes, or the path of another `igroteka`: two builds of it can meet as well. Both have
the same time a move and one thread. Every two games begin with the same random actions, mostly steps, so that programs
who leave nothing to chance do not play one game again and again. OUT gets one JSON line a game; a run that was stopped
goes on where OUT ends. The rules are Igroteka's: who plays an illegal move has lost, a position that comes up for the
third time is a draw.
"""

import argparse
import json
import math
import pathlib
import random
import time

from engine import Igroteka, Uci

SETUP = {"preset": "two", "start": 1}


class Build:
    """Another build of Igroteka as a peer."""

    def __init__(self, binary):
        self.engine = Igroteka(binary)

    def begin(self):
        pass

    def best(self, moves, ms):
        self.engine.begin(SETUP)
        self.engine.play(moves)
        return self.engine.best(ms)

    def close(self):
        self.engine.close()


def opening(referee, plies, chance):
    """Random actions that end nothing: three steps of four."""
    referee.begin(SETUP)
    moves = []
    while len(moves) < plies:
        legal = referee.ask({"legal": {}})["moves"]
        wanted = 2 if chance.random() < 0.75 else 3
        move = chance.choice([move for move in legal if len(move) == wanted])
        referee.play([move])
        moves.append(move)
    return moves


def play(engine, peer, number, options):
    """One game; ours begins in the even ones."""
    chance = random.Random(options.seed * 1_000_003 + number // 2)
    ours = number % 2
    moves = opening(engine, options.plies, chance)
    peer.begin()
    over, winners = False, []
    while not over:
        is_ours = len(moves) % 2 == ours
        move = engine.best(options.ms) if is_ours else peer.best(moves, options.ms)
        try:
            over, winners = engine.play([move])
        except RuntimeError as refused:
            result = float(not is_ours)
            return {"game": number, "ours": 1 + ours, "result": result, "moves": moves, "refused": str(refused)}
        moves.append(move)
    result = 0.5 if len(winners) != 1 else float(winners == [1 + ours])
    return {"game": number, "ours": 1 + ours, "result": result, "moves": moves}


def summary(results):
    """The share of wins with its 95 % interval, over pairs of games."""
    pairs = [(one + other) / 2 for one, other in zip(results[::2], results[1::2])]
    mean = sum(results) / len(results)
    text = f"{len(results)} games: {100 * mean:.1f} %"
    if len(pairs) > 1:
        middle = sum(pairs) / len(pairs)
        variance = sum((pair - middle) ** 2 for pair in pairs) / (len(pairs) - 1)
        text += f" ± {196 * math.sqrt(variance / len(pairs)):.1f}"
    return text


def main():
    parser = argparse.ArgumentParser(usage="match.py BINARY PEER GAMES OUT [options]")
    parser.add_argument("binary")
    parser.add_argument("peer")
    parser.add_argument("games", type=int)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--ms", type=int, default=200)
    parser.add_argument("--plies", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0)
    options = parser.parse_args()
    played = [json.loads(line) for line in options.out.read_text().splitlines()] if options.out.exists() else []
    engine = Igroteka(options.binary)
    is_build = pathlib.Path(options.peer).name.startswith("igroteka")
    peer = Build(options.peer) if is_build else Uci(options.peer)
    until = time.monotonic() + 60 * options.minutes
    try:
        while len(played) < options.games and time.monotonic() < until:
            report = play(engine, peer, len(played), options)
            played.append(report)
            with options.out.open("a") as out:
                out.write(json.dumps(report) + "\n")
            print(summary([each["result"] for each in played]), flush=True)
    finally:
        engine.close()
        peer.close()


if __name__ == "__main__":
    main()
