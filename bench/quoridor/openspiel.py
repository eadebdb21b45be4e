"""Plays quoridor against OpenSpiel's MCTSBot with random rollouts, colours swapped from game to game.

usage: openspiel.py BINARY GAMES OUT [--level 5] [--own-ms 200] [--peer-seconds 1] [--minutes 60]

BINARY is `igroteka`, asked over `igroteka engine`. OUT gets one JSON line a game; a run that was stopped goes on
where OUT ends. OpenSpiel's first mover starts on e9: row r is our row 10 - r, and a fence's row r is our 9 - r.
Needs open_spiel 2.0.2 (tests/openspiel/requirements.txt).
"""

import argparse
import json
import pathlib
import random
import time

import pyspiel
from engine import Igroteka

# OpenSpiel draws after so many actions and knows no repetition: so does the setup here.
SETUP = {"preset": "two", "ply_limit": 324, "repetition": False, "start": 1}
UCT = 2.0
# A game that takes longer is a fault, not a game.
LONGEST = 400


def turned(move):
    """A move of ours as OpenSpiel writes it, and the other way round: the board is seen from the other side."""
    column, row, kind = move[0], int(move[1]), move[2:]
    return f"{column}{9 - row if kind else 10 - row}{kind}"


class Peer:
    """OpenSpiel's search with a time for each move: as many simulations as fit, measured as it goes."""

    def __init__(self, game, seconds, seed):
        self.game, self.seconds, self.seed = game, seconds, seed
        self.rate = 4000.0

    def move(self, state):
        simulations = max(10, int(self.rate * self.seconds))
        evaluator = pyspiel.RandomRolloutEvaluator(1, self.seed)
        bot = pyspiel.MCTSBot(self.game, evaluator, UCT, simulations, 1000, True, self.seed, False)
        self.seed += 1
        began = time.process_time()
        action = bot.step(state)
        spent = max(time.process_time() - began, 1e-3)
        # A solved position ends the search early and says little about its speed: twice as fast at most.
        self.rate = min(simulations / spent, 2 * self.rate)
        return action


def play(engine, game, number, options):
    """One game; ours begins in the even ones. Two random steps of each side make the games differ."""
    chance = random.Random(number // 2)
    peer = Peer(game, options.peer_seconds, 1 + number * 1000)
    engine.begin(SETUP)
    state = game.new_initial_state()
    ours = number % 2
    moves = []
    while not state.is_terminal() and len(moves) < LONGEST:
        if len(moves) < 4:
            legal = engine.ask({"legal": {}})["moves"]
            move = chance.choice([move for move in legal if len(move) == 2])
        elif state.current_player() == ours:
            move = engine.best(options.own_ms, options.level)
        else:
            move = turned(state.action_to_string(state.current_player(), peer.move(state)))
        theirs = turned(move)
        actions = {state.action_to_string(state.current_player(), a): a for a in state.legal_actions()}
        state.apply_action(actions[theirs])
        engine.play([move])
        moves.append(move)
    result = (state.returns()[ours] + 1) / 2 if state.is_terminal() else 0.5
    return {"game": number, "ours": 1 + ours, "result": result, "moves": moves, "peer_rate": round(peer.rate)}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("games", type=int)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--level", type=int, default=5)
    parser.add_argument("--own-ms", type=int, default=200)
    parser.add_argument("--peer-seconds", type=float, default=1.0)
    parser.add_argument("--minutes", type=float, default=60.0)
    options = parser.parse_args()
    played = [json.loads(line) for line in options.out.read_text().splitlines()] if options.out.exists() else []
    game, engine = pyspiel.load_game("quoridor"), Igroteka(options.binary)
    until = time.monotonic() + 60 * options.minutes
    try:
        while len(played) < options.games and time.monotonic() < until:
            report = play(engine, game, len(played), options)
            played.append(report)
            with options.out.open("a") as out:
                out.write(json.dumps(report) + "\n")
            points = sum(each["result"] for each in played)
            print(f"{len(played)} games: {points:g} points, {points / len(played):.1%}", flush=True)
    finally:
        engine.close()


if __name__ == "__main__":
    main()
