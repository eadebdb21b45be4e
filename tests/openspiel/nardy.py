"""Random international games: the same set of resulting positions as OpenSpiel's for every throw.

usage: nardy.py BINARY [games] [seed]
"""

import random
import re
import sys

import pyspiel

from engine import Engine

PART = re.compile(r"^(bar|\d+)((?:/(?:off|\d+)\*?)+)(?:\((\d)\))?$")
BAR, OFF = 25, 0


def apply_play(board, text):
    """The board after a play in notation. A board is the mover's and the other's checkers by point:
    index 0 borne off, 1 to 24 the points from the own side, 25 the bar."""
    own, other = list(board[0]), list(board[1])
    if text == "pass":
        return board
    for part in text.split():
        start, stops, times = PART.match(part).groups()
        for _ in range(int(times or 1)):
            at = BAR if start == "bar" else int(start)
            for stop in stops.split("/")[1:]:
                to = OFF if stop == "off" else int(stop.rstrip("*"))
                assert own[at] > 0, f"{text}: no checker on {at}"
                own[at] -= 1
                own[to] += 1
                if to != OFF and other[25 - to]:
                    assert other[25 - to] == 1, f"{text}: {to} is held"
                    other[25 - to] = 0
                    other[BAR] += 1
                at = to
    return tuple(own), tuple(other)


def checkers(features):
    return int(features[0] + 2 * features[1] + 3 * features[2] + (features[3] + 3 if features[3] else 0))


def read_board(state, mover):
    """OpenSpiel's board in the same form. Its player 0 runs upwards through positions 0 to 23, player 1 downwards."""
    tensor = state.observation_tensor(mover)
    sides = []
    for side, player in enumerate([mover, 1 - mover]):
        points = [checkers(tensor[96 * side + 4 * at : 96 * side + 4 * at + 4]) for at in range(24)]
        if player == 0:
            points.reverse()
        bar, off = int(tensor[192 + 3 * side]), int(tensor[193 + 3 * side])
        sides.append((off, *points, bar))
    return tuple(sides)


def results(state, mover):
    """Every position the throw can lead to, with the OpenSpiel actions that lead there.

    A double is two OpenSpiel actions of two dice each, and the first is chosen without regard to how many dice
    the second can then use. The rules want as many as possible over all four, so only the longest plays count."""
    found = {}

    def walk(state, actions, dice):
        for action in state.legal_actions():
            used = sum(move.pos != -1 for move in state.spiel_move_to_checker_moves(mover, action))
            child = state.child(action)
            path = [*actions, action]
            if not child.is_terminal() and child.current_player() == mover:
                walk(child, path, dice + used)
            else:
                found.setdefault(dice + used, {}).setdefault(read_board(child, mover), path)

    walk(state, [], 0)
    return found[max(found)]


def throw_of(state, action):
    return re.search(r"roll: (\d\d)", state.action_to_string(action)).group(1)


def compare(engine, game, generator):
    """Plays one game and returns how many throws were compared."""
    state = game.new_initial_state()
    engine.ask("new", game="nardy", setup={"preset": "international", "white": 1})
    throws = 0
    while True:
        # OpenSpiel may also roll after the last play of a double: only true throws are left here.
        action = generator.choice([action for action, _ in state.chance_outcomes()])
        dice = throw_of(state, action)
        if throws == 0:
            # "X starts, (roll: 12)" is X's and O's die in order of size; ours is White's die first.
            low, high = sorted(dice)
            starts = "X" in state.action_to_string(action)
            status = engine.ask("play", moves=[f"open {high}{low}" if starts else f"open {low}{high}"])
        else:
            status = engine.ask("play", moves=[f"throw {''.join(sorted(dice, reverse=True))}"])
        state.apply_action(action)
        mover = state.current_player()
        assert status["turn"] == mover + 1, f"{status} but OpenSpiel's player {mover} moves"
        board = read_board(state, mover)
        theirs = results(state, mover)
        ours = {}
        for text in engine.ask("legal")["moves"]:
            after = apply_play(board, text)
            assert after not in ours, f"{text} and {ours.get(after)} lead to the same position"
            ours[after] = text
        assert set(ours) == set(theirs), f"{state}\nonly ours: {[ours[b] for b in set(ours) - set(theirs)]}\nonly theirs: {set(theirs) - set(ours)}"
        throws += 1
        after = generator.choice(sorted(ours))
        status = engine.ask("play", moves=[ours[after]])
        for action in theirs[after]:
            state.apply_action(action)
        assert status["over"] == state.is_terminal(), f"{status}\n{state}"
        if status["over"]:
            assert status["outcome"]["winners"] == [mover + 1]
            return throws


def main():
    binary, games, seed = sys.argv[1], int((sys.argv[2:] or [500])[0]), int((sys.argv[3:] or [1])[0])
    engine, game, generator = Engine(binary), pyspiel.load_game("backgammon"), random.Random(seed)
    throws = sum(compare(engine, game, generator) for _ in range(games))
    engine.close()
    print(f"nardy: {games} games, {throws} throws, the same positions as OpenSpiel")


main()
