"""Random two-player quoridor games: the same legal actions as OpenSpiel's at every position.

usage: quoridor.py BINARY [games] [seed]
"""

import random
import sys

import pyspiel

from engine import Engine


def mirrored(text):
    """OpenSpiel's first mover starts in the north and ours in the south: turn the board upside down."""
    rank = int(text[1])
    return f"{text[0]}{9 - rank}{text[2]}" if len(text) == 3 else f"{text[0]}{10 - rank}"


# OpenSpiel draws at 4 * 81 plies, even if the last of them reaches the goal; here the goal wins (Q9).
PLY_LIMIT = 324


def compare(engine, game, choose):
    """Plays one game and returns how many positions were compared."""
    state = game.new_initial_state()
    setup = {"preset": "two", "start": 1, "ply_limit": PLY_LIMIT, "repetition": False}
    status = engine.ask("new", game="quoridor", setup=setup)
    positions = 0
    while not state.is_terminal():
        theirs = {mirrored(state.action_to_string(action)): action for action in state.legal_actions()}
        ours = engine.ask("legal")["moves"]
        assert len(ours) == len(set(ours)), f"a move is listed twice: {ours}"
        assert set(ours) == set(theirs), f"{set(ours) ^ set(theirs)} after {state.history_str()}"
        positions += 1
        move = choose(sorted(ours))
        state.apply_action(theirs[move])
        status = engine.ask("play", moves=[move])
    assert status["over"], f"ours goes on after {state.history_str()}"
    winners = [seat + 1 for seat, result in enumerate(state.returns()) if result > 0]
    if positions == PLY_LIMIT and status["outcome"]["reason"] == "goal":
        assert winners == [], f"{status} against {state.returns()}"
        return positions
    assert status["outcome"]["winners"] == winners, f"{status} against {state.returns()}"
    return positions


def main():
    binary, games, seed = sys.argv[1], int((sys.argv[2:] or [500])[0]), int((sys.argv[3:] or [1])[0])
    engine, game, generator = Engine(binary), pyspiel.load_game("quoridor"), random.Random(seed)

    def choose(moves):
        # Pawns run more often than uniform choice would have them, so that they meet, jump and arrive.
        pawns = [move for move in moves if len(move) == 2]
        return generator.choice(pawns if generator.random() < 0.5 else moves)

    positions = sum(compare(engine, game, choose) for _ in range(games))
    engine.close()
    print(f"quoridor: {games} games, {positions} positions, the same legal actions as OpenSpiel")


main()
