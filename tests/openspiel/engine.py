"""A client of `igroteka engine`: one JSON object per line out, one per line back."""

import json
import subprocess


class Refused(Exception):
    """The engine answered with an error."""


class Engine:
    def __init__(self, binary):
        self.process = subprocess.Popen([binary, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, request, **fields):
        line = json.dumps({request: fields})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise Refused(f"{line}: {answer['error']}")
        return answer["ok"]

    def close(self):
        self.process.stdin.close()
        if self.process.wait(timeout=10) != 0:
            raise Refused("the engine did not end well")
