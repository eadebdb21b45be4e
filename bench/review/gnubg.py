"""Compares reviews of nardy with GNU Backgammon's own analysis.

usage: gnubg.py BINARY MATCHES FOLDER [--nodes N] [--luck-plies 0] [--minutes 60]

GNU Backgammon makes matches to seven points, cube included, between two players whose errors of evaluation have
different sizes, and analyses them at 2 plies, luck at as many as --luck-plies says. `igroteka review` reviews the same
matches. FOLDER keeps the matches (`1.mat`), their analyses (`1.txt`, one file per game; `1-luck2.txt` with luck at 2
plies) and our reviews (`1-N.json`, N being the positions per decision); what is there is not made again. Throws and cube actions of both are matched by their order.

Needs GNU Backgammon 1.07 (Debian: apt install gnubg).
"""

import argparse
import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import time
from statistics import fmean

# How wrong the evaluations of both players are, in points: GNU Backgammon's noise. A match takes the next pair.
NOISES = [(0, 0.06), (0.02, 0.1), (0.04, 0.01), (0.08, 0.03), (0.005, 0.05)]
# What is an error to find, and which of ours count as having found it.
THEIRS, OURS = 0.08, 0.06


def gnubg(lines):
    """Runs a file of commands."""
    with tempfile.NamedTemporaryFile("w", suffix=".gnubg") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        program = shutil.which("gnubg") or "/usr/games/gnubg"
        subprocess.run(
            [program, "-t", "-q", "-r", "-c", file.name],
            check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip


def make(number, path):
    """A match between players of unequal strength."""
    lines = ["set threads 1", "set player both gnubg"]
    for player, noise in enumerate(NOISES[number % len(NOISES)]):
        for kind in ("chequerplay", "cubedecision"):
            lines += [
                f"set player {player} {kind} evaluation plies 0",
                f"set player {player} {kind} evaluation noise {noise}",
            ]
    lines += ["set automatic game on", "set automatic roll on", "set automatic bearoff on"]
    lines += ["set confirm new off", "set confirm save off", f"set seed {number}", "new match 7"]
    # Each `play` is one step of a player that is a program, and does nothing once the game is over.
    lines += 13 * (300 * ["play"] + ["new game"])
    gnubg([*lines, f"export match mat {path}"])


def analyse(mat, luck_plies, path):
    """GNU Backgammon's analysis: a text per game, `1.txt`, `1_002.txt` and so on."""
    gnubg(
        [
            "set threads 1",
            f"import mat {mat}",
            "set analysis chequerplay evaluation plies 2",
            "set analysis cubedecision evaluation plies 2",
            f"set analysis luckanalysis plies {luck_plies}",
            "analyse match",
            f"export match text {path}",
        ]
    )


def review(binary, mat, nodes, path):
    """Our review."""
    command = [binary, "review", str(mat), "--nodes", str(nodes), "--json"]
    path.write_text(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


class Found:
    """What one of the programs says of a match: errors and luck, by where they are.

    A place is (game, what, number): the number of the throw in its game, for `move`, `roll` (not to double before it)
    and `luck`, and the number of the cube action, for `cube`.
    """

    def __init__(self):
        self.errors, self.luck, self.seats = {}, {}, {}

    def add_error(self, place, seat, loss):
        self.errors[place] = loss
        self.seats[place] = seat

    def total_of(self, what):
        return sum(loss for (_, kind, _), loss in self.errors.items() if kind == what)

    def total(self, seat):
        return sum(loss for place, loss in self.errors.items() if self.seats[place] == seat)


TO_PLAY = re.compile(r"^Move number \d+:  (.+) (?:to play (\d\d)|on roll, cube decision\?|doubles to \d+)$")
ACTION = re.compile(r"^\* (.+) (moves .*|doubles|accepts|rejects|cannot move)$")
LOSS = re.compile(r"\(([+-]\d+\.\d+)\)")


def theirs(path, names):
    """Reads GNU Backgammon's texts of one match."""
    found = Found()
    games = sorted([path, *path.parent.glob(f"{path.stem}_*.txt")], key=lambda file: (len(file.stem), file.stem))
    for game, file in enumerate(games):
        throw = cube = -1
        for part in re.split(r"^(?=Move number )", file.read_text(), flags=re.MULTILINE)[1:]:
            lines = part.split("\n")
            name, dice = TO_PLAY.match(lines[0]).groups()
            action = next((match for match in map(ACTION.match, lines) if match), None)
            seat = names.index(name if dice or not action else action[1]) + 1
            if dice:
                throw += 1
                read_throw(found, game, throw, seat, lines)
            elif action:
                cube += 1
                found.add_error((game, "cube", cube), seat, cube_loss(lines, action[2]))
    return found


def read_throw(found, game, throw, seat, lines):
    """A throw with the play of it, and that the cube was not turned before."""
    # Plays that were not looked at further have question marks instead of a rank.
    played = next((line for line in lines if line.startswith("* ") and "Eq.:" in line), "")
    found.add_error((game, "move", throw), seat, loss(played))
    if any(line.startswith("Cubeful equities") for line in lines):
        found.add_error((game, "roll", throw), seat, cube_loss(lines, "rolls"))
    luck = next((LOSS.search(line) for line in lines if line.startswith("Rolled ")), None)
    if luck:
        found.luck[(game, "luck", throw)] = float(luck[1])


def loss(line):
    match = LOSS.search(line)
    return -float(match[1]) if match else 0


CUBE_ACTION = re.compile(r"^\d\. ((?:No |Re|No re)?[Dd]ouble(?:, take|, pass)?) +([+-]\d+\.\d+)")


def cube_loss(lines, action):
    """What a cube action lost against the best one, from the table of equities."""
    equities = {}
    for line in lines:
        if match := CUBE_ACTION.match(line):
            equities[match[1].lower().replace("redouble", "double")] = float(match[2])
    if len(equities) < 3:
        return 0
    wait, take, drop = (equities[key] for key in ("no double", "double, take", "double, pass"))
    if action in ("accepts", "rejects"):
        # Seen by who was doubled: the equities of such a part are that player's.
        return max(take, drop) - (take if action == "accepts" else drop)
    double = min(take, drop)
    return max(wait, double) - (double if action == "doubles" else wait)


def ours(path):
    """Reads our review of one match."""
    found = Found()
    told = json.loads(path.read_text())
    for game, review in enumerate(told.get("games", [told])):
        throws = sorted(
            [event["seq"] for event in review["chance"] if event["event"][:5] in ("throw", "open ")]
        )
        luck = {event["seq"]: event["luck"] for event in review["chance"]}
        number_of = {seq: number for number, seq in enumerate(throws)}
        cubes = 0
        for decision in review["decisions"]:
            seq, seat, move = decision["seq"], decision["seat"], decision["played"]["move"]
            place = (game, "move", number_of.get(seq - 1))
            if decision["kind"] == "cube":
                is_roll = move == "roll"
                place = (game, "roll", number_of.get(seq + 1)) if is_roll else (game, "cube", cubes)
                cubes += not is_roll
            if decision["kind"] != "resignation":
                found.add_error(place, seat, decision["loss"])
        for seq, number in number_of.items():
            found.luck[(game, "luck", number)] = luck[seq]
    return found


def ranks(values):
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(place) + 1 for place in range(len(values))]


def rank_correlation(one, other):
    """Spearman's, for values without ties."""
    n = len(one)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(ranks(one), ranks(other))) / (n * (n * n - 1))


def compare(pairs):
    """Prints what the table of docs/REVIEW.md says."""
    totals = [(their.total(seat), our.total(seat)) for their, our in pairs for seat in (1, 2)]
    print(f"{len(pairs)} matches, {len(totals)} players")
    sums = [sum(column) for column in zip(*totals)]
    print(f"errors together: theirs {sums[0]:.2f}, ours {sums[1]:.2f} ({sums[1] / sums[0] - 1:+.1%})")
    for what in ("move", "roll", "cube"):
        parts = [sum(found.total_of(what) for found in column) for column in zip(*pairs)]
        print(f"  {what}: theirs {parts[0]:.2f}, ours {parts[1]:.2f}")
    print(f"rank correlation over players: {rank_correlation(*map(list, zip(*totals))):.3f}")
    large = [
        our.errors.get(place, 0) for their, our in pairs for place, loss in their.errors.items() if loss >= THEIRS
    ]
    hit = sum(loss >= OURS for loss in large)
    print(f"their errors of at least {THEIRS}: {len(large)}; of these ours are at least {OURS}: {hit / len(large):.1%}")
    luck = []
    for their, our in pairs:
        for (game, what, throw), value in their.luck.items():
            seat = their.seats[(game, "move", throw)]
            luck.append((value, our.luck[(game, what, throw)][seat - 1]))
    off = fmean(abs(one - other) for one, other in luck)
    size = fmean(abs(one) for one, _ in luck)
    print(f"luck of {len(luck)} throws: mean difference {off:.4f}, mean size {size:.4f} ({off / size:.1%})")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("binary")
    parser.add_argument("matches", type=int)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--nodes", type=int, default=60_000, help="our positions per decision")
    parser.add_argument("--luck-plies", type=int, default=0, help="how far GNU Backgammon looks for luck")
    parser.add_argument("--minutes", type=float, default=60)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + 60 * options.minutes
    pairs = []
    for number in range(1, options.matches + 1):
        if time.monotonic() > deadline:
            break
        mat = options.folder / f"{number}.mat"
        luck = f"-luck{options.luck_plies}" if options.luck_plies else ""
        text = options.folder / f"{number}{luck}.txt"
        json_file = options.folder / f"{number}-{options.nodes}.json"
        if not mat.exists():
            make(number, mat)
        if not text.exists():
            analyse(mat, options.luck_plies, text)
        if not json_file.exists():
            review(options.binary, mat, options.nodes, json_file)
        names = re.search(r"^ (.+) : \d+ +(.+) : \d+", mat.read_text(), re.MULTILINE).groups()
        pairs.append((theirs(text, [name.strip() for name in names]), ours(json_file)))
    compare(pairs)


if __name__ == "__main__":
    main()
