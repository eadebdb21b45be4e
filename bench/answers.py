"""Sits down at tables of all games with opponents of level 5 and measures how long each of their actions takes.

usage: answers.py BINARY SECONDS [REVIEWS] (mostly called by bench/answers)

With REVIEWS, so many other people wait for the review of a long game all the while.
"""

import contextlib
import json
import pathlib
import random
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

GAMES = ("quoridor", "nardy", "sudoku", "metro", "roads")
TABLES = 20
PAUSE = 5
# The opponent has the second seat.
THEIRS = "2 "
# A long game of nardy.
REVIEWED = pathlib.Path(__file__).parent.parent / "crates/nardy/tests/golden/international.record"


class Service:
    """The service as one program sees it."""

    def __init__(self, port):
        self.url = f"http://127.0.0.1:{port}"
        self.token = None

    def call(self, path, body=None, timeout=30):
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = "Bearer " + self.token
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.url + path, data, headers), timeout=timeout)

    def guest(self):
        """The headers of a new guest."""
        answer = self.call("/api/me", {"name": "Bench"})
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        return {"Content-Type": "application/json", "Cookie": cookie, "Origin": self.url}

    def sign_in(self):
        """A guest, and a bot of theirs whose token is used from then on."""
        headers = self.guest()
        request = urllib.request.Request(self.url + "/api/me/bots", b'{"name":"Bench"}', headers)
        self.token = json.load(urllib.request.urlopen(request, timeout=30))["token"]


def sit(service, game):
    """A new table of this game against level 5, started."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": 5}]
    table = json.load(service.call("/api/tables", {"game": game, "seats": seats}))["id"]
    service.call(f"/api/tables/{table}/actions", {"kind": "start"}).close()
    return table


def play(service, game, number, end, answers):
    """Plays random moves until `end`, one every `PAUSE` seconds, and notes how long each action of the opponent took.

    A turn of metro or nardy has several actions, each with a pause before it. All times are the service's own.
    """
    chance = random.Random(number)
    time.sleep(PAUSE * number / TABLES)
    while time.monotonic() < end:
        table = sit(service, game)
        before = None
        for line in service.call(f"/api/tables/{table}/stream", timeout=60):
            if not line.strip():
                continue
            message = json.loads(line)
            for event in message.get("events", message.get("log", [])):
                if before is not None and event.get("line", "").startswith(THEIRS):
                    answers.append((game, event["at"] - before))
                before = event["at"]
            now = message["now"].get("game", {})
            if "outcome" in now or time.monotonic() > end:
                break
            if now.get("legal"):
                time.sleep(PAUSE)
                body = {"move": chance.choice(now["legal"])}
                service.call(f"/api/tables/{table}/moves/{now['seq']}", body).close()


def review(service, headers, end, made):
    """Asks for one review after the other, and waits for each as a page does."""
    body = json.dumps({"record": REVIEWED.read_text(encoding="utf-8")}).encode()
    while time.monotonic() < end:
        request = urllib.request.Request(service.url + "/api/reviews", body, headers)
        update = json.load(urllib.request.urlopen(request, timeout=60))
        while update["state"] in ("waiting", "running") and time.monotonic() < end:
            time.sleep(1)
            update = json.load(urllib.request.urlopen(f"{service.url}/api/reviews/{update['id']}", timeout=60))
        made.append(update["state"])


@contextlib.contextmanager
def serving(binary):
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as data:
        command = [binary, "serve", "--listen", f"127.0.0.1:{port}", "--data", data, "--no-limits"]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            service = Service(port)
            for _ in range(600):
                with contextlib.suppress(OSError):
                    service.call("/readyz").close()
                    break
                time.sleep(0.05)
            yield service
        finally:
            process.terminate()
            process.wait(30)


def quantile(values, part):
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def main():
    binary, seconds = sys.argv[1], float(sys.argv[2])
    reviewers = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    answers, made = [], []
    with serving(binary) as service:
        guests = [service.guest() for _ in range(reviewers)]
        service.sign_in()
        end = time.monotonic() + seconds
        for guest in guests:
            threading.Thread(target=review, args=(service, guest, end, made), daemon=True).start()
        players = [
            threading.Thread(target=play, args=(service, GAMES[number % len(GAMES)], number, end, answers), daemon=True)
            for number in range(TABLES)
        ]
        for player in players:
            player.start()
        for player in players:
            player.join(seconds + 90)
    print("| game | answers | half within | 99 % within | longest |\n|---|---|---|---|---|")
    for name in (*GAMES, "all"):
        times = [took for game, took in answers if name in (game, "all")]
        if times:
            shown = (quantile(times, 0.5), quantile(times, 0.99), max(times))
            print(f"| {name} | {len(times)} | " + " | ".join(f"{took:.0f} ms" for took in shown) + " |")
    if reviewers:
        print(f"{made.count('done')} reviews were made meanwhile")


main()
