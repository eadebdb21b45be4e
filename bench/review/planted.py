"""Plants mistakes in games of the strongest level, and looks whether the review names them.

usage: planted.py BINARY VARIANT GAMES OUT [--positions N] [--minutes 60]

Level 5 plays itself at a fixed number of positions per move. Once in every game, at a decision drawn at random, the
move of level 1 is played instead, if a judge with ten times the review's positions says that it is at least a mistake
by the game's own thresholds, and by two standard errors. The review has the same number of positions per decision as
the players had per move. Named means: among the three worst decisions of that seat. OUT gets one JSON line per game,
and a run that was stopped goes on where OUT ends.
"""

import argparse
import json
import math
import pathlib
import random
import subprocess
import tempfile
import time

from games import VARIANTS, Engine, keep, play, results

# How often level 1 is asked.
SHARE = 0.1
# The judge's positions compared with the review's.
CLOSER = 10


class Planter:
    """Plays as level 5 does, but for one mistake."""

    def __init__(self, engine, variant, threshold, number):
        self.engine = engine
        self.variant = variant
        self.threshold = threshold
        self.chance = random.Random(-number - 1)
        self.planted = None

    def decide(self, seat, _legal):
        good = self.ask(seat)["move"]
        if self.planted is None and self.chance.random() < SHARE:
            bad = self.ask(seat, level=1)["move"]
            if bad != good and (loss := self.loss(seat, bad)):
                self.planted = {"seq": self.engine.seq, "seat": seat, "played": bad, "loss": loss}
                return bad
        return good

    def ask(self, seat, **fields):
        return self.engine.ask("best", seat=seat, nodes=self.variant.positions, **fields)

    def loss(self, seat, move):
        """What the judge says that the move loses, if that is a mistake."""
        advice = self.engine.ask("best", seat=seat, nodes=CLOSER * self.variant.positions, compare=[move])
        best = advice["candidates"][0]
        played = next(candidate for candidate in advice["candidates"] if candidate["move"] == move)
        unit = "normalised" if "normalised" in best else "value"
        loss = best[unit] - played[unit]
        error = math.hypot(best.get("error", 0), played.get("error", 0))
        return loss if loss >= self.threshold and loss > 2 * error else None


def review(binary, record, positions):
    """The review of a record."""
    with tempfile.NamedTemporaryFile("w", suffix=".record") as file:
        file.write(record)
        file.flush()
        command = [binary, "review", file.name, "--nodes", str(positions), "--json"]
        return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


def one_game(engine, binary, variant, threshold, number):
    """A game with a planted mistake, and where the review places it; `None` if nothing was to be planted."""
    planter = Planter(engine, variant, threshold, number)
    play(engine, variant, number, planter.decide)
    if planter.planted is None:
        return {"game": number}
    found = review(binary, engine.ask("record")["record"], variant.positions)
    planted = planter.planted
    worst = found["seats"][planted["seat"] - 1]["worst"]
    place = worst.index(planted["seq"]) + 1 if planted["seq"] in worst else None
    decision = next(decision for decision in found["decisions"] if decision["seq"] == planted["seq"])
    return {"game": number, **planted, "found": decision["loss"], "place": place}


def show(name, games):
    """How many were named, with the interval of Wilson."""
    planted = [game for game in games if "seq" in game]
    count, named = len(planted), sum(game["place"] is not None for game in planted)
    if not count:
        print(f"{name}: nothing planted in {len(games)} games")
        return
    share, z = named / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * math.sqrt(share * (1 - share) / count + (z / (2 * count)) ** 2) / (1 + z * z / count)
    first = sum(game["place"] == 1 for game in planted)
    print(
        f"{name}: {named} of {count} named ({share:.0%}, 95 % interval {middle - half:.0%} to {middle + half:.0%}),"
        f" {first} of them as the worst; {len(games)} games"
    )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("variant", choices=VARIANTS)
    parser.add_argument("games", type=int, help="games with a planted mistake")
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--positions", type=int, help="positions per move and decision, if not the variant's own")
    parser.add_argument("--minutes", type=float, default=60)
    options = parser.parse_args()
    variant = VARIANTS[options.variant]
    variant.positions = options.positions or variant.positions
    engine = Engine(options.binary)
    # The second threshold of the game: a mistake.
    engine.ask("new", game=variant.game, setup=variant.setup, seed="0" * 64)
    threshold = review(options.binary, engine.ask("record")["record"], 1)["thresholds"][1]
    deadline = time.monotonic() + 60 * options.minutes
    games = results(options.out)
    while sum("seq" in game for game in games) < options.games and time.monotonic() < deadline:
        games.append(one_game(engine, options.binary, variant, threshold, len(games)))
        keep(options.out, games[-1])
    engine.close()
    show(options.variant, games)


if __name__ == "__main__":
    main()
