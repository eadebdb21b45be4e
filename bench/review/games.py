"""Games of the strongest level at a fixed number of positions, played through `igroteka engine`."""

import json
import random
import subprocess


class Variant:
    """What is played: a game with its setup, and how many positions a move may cost."""

    def __init__(self, game, positions, setup=None, opening=0):
        self.game = game
        self.setup = setup or {}
        self.positions = positions
        # Where no chance is drawn, every game would be the same without some random actions at its beginning.
        self.opening = opening


VARIANTS = {
    "quoridor": Variant("quoridor", 3000, {"preset": "two", "start": 1}, opening=8),
    "quoridor-four": Variant("quoridor", 3000, {"preset": "four"}),
    "nardy": Variant("nardy", 1000),
    "nardy-international": Variant("nardy", 1000, {"preset": "international", "cube": False}),
    "sudoku": Variant("sudoku", 1000),
    "sudoku-solo": Variant("sudoku", 1000, {"preset": "solo"}),
    "metro": Variant("metro", 1000),
    "metro-3": Variant("metro", 1000, {"players": 3}),
    "roads": Variant("roads", 1000),
    "roads-newspaper": Variant("roads", 1000, {"preset": "newspaper"}),
}


class Engine:
    """One `igroteka engine` process."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        # How many events the game has.
        self.seq = 0

    def ask(self, request, **fields):
        self.process.stdin.write(json.dumps({request: fields}) + "\n")
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{request} {fields}: {answer['error']}")
        self.seq = answer["ok"].get("seq", self.seq)
        return answer["ok"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)


def play(engine, variant, number, decide):
    """One game, its chance drawn from `number`. `decide(seat, legal)` names the move wherever there is a choice. How
    it ended: the status."""
    chance = random.Random(number)
    status = engine.ask("new", game=variant.game, setup=variant.setup, seed=f"{number:064x}")
    opening = variant.opening and chance.randrange(2, variant.opening + 1)
    while not status["over"]:
        if status["turn"] == "chance":
            status = engine.ask("roll")
            continue
        seat = status["turn"] if isinstance(status["turn"], int) else status["turn"][0]
        legal = engine.ask("legal", seat=seat)["moves"]
        if opening > 0:
            opening -= 1
            # Three steps of four: a board full of fences is no opening.
            wanted = 2 if chance.random() < 0.75 else 3
            move = chance.choice([move for move in legal if len(move) == wanted])
        else:
            move = decide(seat, legal) if len(legal) > 1 else legal[0]
        status = engine.ask("play", moves=[{"seat": seat, "move": move}])
    return status


def results(path):
    """What was kept of an earlier run: one JSON object per line."""
    if not path.exists():
        return []
    return [json.loads(line) for line in path.read_text().splitlines()]


def keep(path, result):
    """Adds a result."""
    with path.open("a") as file:
        file.write(json.dumps(result) + "\n")
