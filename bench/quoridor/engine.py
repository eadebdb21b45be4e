"""Programs that play quoridor, each in a process of its own."""

import json
import shlex
import subprocess


class Igroteka:
    """One `igroteka engine` process."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{request}: {answer['error']}")
        return answer["ok"]

    def begin(self, setup):
        self.ask({"new": {"game": "quoridor", "setup": setup}})

    def play(self, moves):
        """Plays these; whether the game is over, and who has won it."""
        status = self.ask({"play": {"moves": moves}})
        return status["over"], status.get("outcome", {}).get("winners", [])

    def best(self, ms, level=5):
        question = {"time_ms": ms, "level": level, "threads": 1}
        return self.ask({"best": question})["move"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)


class Uci:
    """A program that takes `position startpos moves …` and `go movetime …` on lines, as chess programs do.

    Fences are written like ours: the square south-west of them, then `h` or `v`.
    """

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )
        self.say("uci")
        self.expect("uciok")

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def expect(self, word):
        """The words of the next line that begins with this one."""
        while line := self.process.stdout.readline():
            if line.startswith(word):
                return line.split()
        raise RuntimeError(f"the peer ended before it said {word}")

    def begin(self):
        self.say("ucinewgame")
        self.say("isready")
        self.expect("readyok")

    def best(self, moves, ms):
        self.say(" ".join(["position startpos", *(["moves", *moves] if moves else [])]))
        self.say(f"go movetime {ms}")
        return self.expect("bestmove")[1]

    def close(self):
        self.say("quit")
        self.process.wait(timeout=10)
