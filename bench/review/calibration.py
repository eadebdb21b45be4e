"""Compares the values that the strongest level says with how its games end.

usage: calibration.py BINARY VARIANT GAMES OUT [--first 0] [--said N] [--minutes 60]

Level 5 plays itself at a fixed number of positions per move. Of every game at most five decisions are looked at, drawn
at random: what the value is for the seat to decide, at the number of positions of --said, and what it got – a share of
the win, a draw being shared by all; alone, points. OUT gets one JSON line per game, and a run that was stopped goes on
where OUT ends. The table has ten bins of as many decisions each: the mean value said, the mean result, its standard error (games, not decisions, are
independent, so it is taken over games), and whether both differ by at most 0.05 and two standard errors.

With --fit, the line through the log-odds of what was said that explains the results best: the shift and the slope of a
`Calibration` in crates/bots. Fit it to other games than those that are then measured (--first).
"""

import argparse
import math
import pathlib
import random
import time

from games import VARIANTS, Engine, keep, play, results

SAMPLES = 5
BINS = 10
TOLERANCE = 0.05


def one_game(engine, variant, number, positions):
    """What was said at a few decisions of a game, and what came of it."""
    decisions = []

    def decide(seat, legal):
        move = engine.ask("best", seat=seat, nodes=variant.positions)["move"]
        decisions.append((engine.seq, seat))
        return move

    status = play(engine, variant, number, decide)
    outcome, said = status["outcome"], []
    for seq, seat in sorted(random.Random(number).sample(decisions, min(SAMPLES, len(decisions))), reverse=True):
        # Back to where it was decided.
        engine.ask("undo", count=engine.seq - seq)
        said.append([engine.ask("best", seat=seat, nodes=positions)["value"], result_of(seat, outcome)])
    return {"game": number, "said": said}


def result_of(seat, outcome):
    """What a seat got: its share of the win, or its points where it was alone."""
    if len(outcome["scores"]) == 1:
        return outcome["scores"][0]
    winners = outcome["winners"] or range(1, len(outcome["scores"]) + 1)
    return (seat in winners) / len(winners)


def bins(games):
    """Rows of a table: how many, the mean said, the mean result, its standard error."""
    said = sorted((value, result, number) for number, game in enumerate(games) for value, result in game["said"])
    for place in range(BINS):
        part = said[len(said) * place // BINS : len(said) * (place + 1) // BINS]
        mean_said = sum(value for value, _, _ in part) / len(part)
        mean = sum(result for _, result, _ in part) / len(part)
        deviations = {}
        for _, result, number in part:
            deviations[number] = deviations.get(number, 0) + result - mean
        error = math.sqrt(sum(deviation**2 for deviation in deviations.values())) / len(part)
        yield len(part), mean_said, mean, error


def show(name, games):
    """The table of a variant."""
    print(f"{name}: {len(games)} games, {sum(len(game['said']) for game in games)} decisions")
    if name == "sudoku-solo":
        alone(games)
        return
    print("decisions   said  result   error  off by")
    for count, said, result, error in bins(games):
        verdict = "" if abs(said - result) <= TOLERANCE + 2 * error else "  MISSED"
        print(f"{count:9}  {said:.3f}   {result:.3f}   {error:.3f}  {said - result:+.3f}{verdict}")


def alone(games):
    """Points said against points made."""
    said = [value * MOST_POINTS for game in games for value, _ in game["said"]]
    made = [points for game in games for _, points in game["said"]]
    mean_said, mean_made = sum(said) / len(said), sum(made) / len(made)
    print(f"points said {mean_said:.1f}, made {mean_made:.1f}: {mean_said / mean_made - 1:+.1%}")


def fit(games):
    """Shift and slope by logistic regression, with Newton's method."""
    said = [(min(max(value, 0.001), 0.999), result) for game in games for value, result in game["said"]]
    points = [(math.log(value / (1 - value)), result) for value, result in said]
    shift, slope = 0.0, 1.0
    for _ in range(20):
        a = b = aa = ab = bb = 0.0
        for odds, result in points:
            expected = 1 / (1 + math.exp(-(shift + slope * odds)))
            weight = expected * (1 - expected)
            a, b = a + result - expected, b + (result - expected) * odds
            aa, ab, bb = aa + weight, ab + weight * odds, bb + weight * odds * odds
        determinant = aa * bb - ab * ab
        shift, slope = shift + (a * bb - b * ab) / determinant, slope + (b * aa - a * ab) / determinant
    print(f"shift {shift:.2f}, slope {slope:.2f}")


# What the value 1 of a game alone stands for.
MOST_POINTS = 810


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("variant", choices=VARIANTS)
    parser.add_argument("games", type=int)
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--said", type=int, help="positions for a value, if not as many as for a move")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--fit", action="store_true", help="print shift and slope as well")
    options = parser.parse_args()
    variant = VARIANTS[options.variant]
    positions = options.said or variant.positions
    engine = Engine(options.binary)
    deadline = time.monotonic() + 60 * options.minutes
    games = results(options.out)
    while len(games) < options.games and time.monotonic() < deadline:
        games.append(one_game(engine, variant, options.first + len(games), positions))
        keep(options.out, games[-1])
    engine.close()
    show(options.variant, games)
    if options.fit:
        fit(games)


if __name__ == "__main__":
    main()
