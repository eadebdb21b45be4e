"""Measures our table service and boardgame.io one after the other, and prints tables with the ratio.

usage: service.py BINARY PEER_FOLDER SECONDS (mostly called by bench/service)
"""

import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time

MATCHES = (200, 50)
ROUNDS = 2
IDLE_SOCKETS, IDLE_SECONDS = 5000, 60
FINISHED_GAMES = 100_000
STARTS = 5
# A game as long as people's games are, without a winner: the pawns step forth and back.
SETUP = {"start": 1, "repetition": False, "ply_limit": 40}
STEPS = ("e2", "e8", "e1", "e9")
PATIENCE = 60


@contextlib.contextmanager
def running(command, log, **options):
    """A process that is ended with the block, however the block ends."""
    with open(log, "w", encoding="utf-8") as output:
        process = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def wait_for(what, process, log, found):
    """Polls until `found` gives something."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        result = found()
        if result is not None:
            return result
        if process.poll() is not None:
            break
        time.sleep(0.002)
    sys.exit(f"{what} did not start:\n{pathlib.Path(log).read_text(encoding='utf-8')[-2000:]}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Service:
    """Our server, on a data folder."""

    def __init__(self, binary, data, log):
        self.binary, self.data, self.log, self.port = binary, data, log, free_port()

    @contextlib.contextmanager
    def up(self):
        """The running server; `ready_s` tells how long it took to be ready."""
        command = [self.binary, "serve", "--listen", f"127.0.0.1:{self.port}", "--data", str(self.data)]
        began = time.monotonic()
        with running([*command, "--no-limits", "--log-level", "warn"], self.log) as process:
            wait_for("our server", process, self.log, self.ready)
            self.ready_s, self.pid = time.monotonic() - began, process.pid
            yield self

    def ready(self):
        with contextlib.suppress(OSError, http.client.HTTPException):
            status, _, _ = self.ask("GET", "/readyz")
            return True if status == 200 else None
        return None

    def ask(self, method, path, body=None, cookie=None):
        host = f"127.0.0.1:{self.port}"
        headers = {"Content-Type": "application/json", "Origin": f"http://{host}"}
        if cookie:
            headers["Cookie"] = cookie
        connection = http.client.HTTPConnection(host, timeout=PATIENCE)
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, answer.getheader("Set-Cookie"), answer.read()
        finally:
            connection.close()

    def do(self, method, path, body=None, cookie=None):
        status, cookies, text = self.ask(method, path, body, cookie)
        if not 200 <= status < 300:
            sys.exit(f"{method} {path}: {status} {text[:300]!r}")
        return cookies, json.loads(text or b"null")

    def load(self, *arguments):
        """What `igroteka load` finds at the running server."""
        command = [self.binary, "load", "--url", f"http://127.0.0.1:{self.port}", "--pid", str(self.pid)]
        done = subprocess.run([*command, "--json", *map(str, arguments)], check=True, capture_output=True)
        report = json.loads(done.stdout)
        if report.get("errors") or report.get("dropped") or report.get("stood_still"):
            print(f"not clean: {report}", file=sys.stderr)
        return report

    def finish_a_game(self):
        """Two guests play one short game, and the host closes the table."""
        guests = [self.do("POST", "/api/me", {"name": name})[0].split(";")[0] for name in ("Ann", "Bob")]
        _, table = self.do("POST", "/api/tables", {"game": "quoridor", "setup": SETUP}, guests[0])
        at = f"/api/tables/{table['id']}"
        self.do("POST", f"{at}/join", {"link": table["links"]["play"]}, guests[1])
        self.do("POST", f"{at}/actions", {"kind": "start"}, guests[0])
        for seq in range(SETUP["ply_limit"]):
            action = {"kind": "move", "seq": seq, "move": STEPS[seq % 4]}
            self.do("POST", f"{at}/actions", action, guests[seq % 2])
        self.do("POST", f"{at}/actions", {"kind": "close"}, guests[0])


def theirs(folder, log, matches, seconds):
    with running(["node", "server.cjs"], log, cwd=folder) as process:

        def port():
            found = re.search(r"^port (\d+)$", pathlib.Path(log).read_text(encoding="utf-8"), re.MULTILINE)
            return found and found.group(1)

        found = wait_for("boardgame.io", process, log, port)
        command = ["node", "load.cjs", found, str(matches), str(seconds), str(process.pid)]
        done = subprocess.run(command, cwd=folder, check=True, capture_output=True)
        return json.loads(done.stdout)


def mean(reports, *path):
    def at(report):
        for key in path:
            report = report[key]
        return report

    return statistics.mean(at(report) for report in reports)


def matches_table(binary, peer, space, seconds):
    print("| quoridor, two sockets a match | ours, every move on disk | boardgame.io, in memory | ratio |")
    print("|---|---|---|---|")
    for matches in MATCHES:
        peers, own, paced = [], [], []
        for round_number in range(ROUNDS):
            peers.append(theirs(peer, space / "peer.log", matches, seconds))
            rate = peers[-1]["moves_per_s"]
            for place, reports, extra in (("full", own, ()), ("paced", paced, ("--rate", rate))):
                data = space / f"{place}-{matches}-{round_number}"
                with Service(binary, data, space / "own.log").up() as service:
                    reports.append(service.load("--matches", matches, "--seconds", seconds, *extra))
        ours, other = mean(own, "moves_per_s"), mean(peers, "moves_per_s")
        print(f"| moves per second, {matches} matches | {ours:,.0f} | {other:,.0f} | {ours / other:.1f} × |")
        ours, other = mean(own, "p50_ms"), mean(peers, "p50_ms")
        print(f"| p50 at full speed, {matches} matches | {ours:.1f} ms | {other:.1f} ms | {ours / other:.2f} |")
        ours, other = mean(own, "p99_ms"), mean(peers, "p99_ms")
        print(f"| p99 at full speed, {matches} matches | {ours:.1f} ms | {other:.1f} ms | {ours / other:.2f} |")
        ours, rate = mean(paced, "p99_ms"), mean(paced, "moves_per_s")
        print(f"| p99 at boardgame.io's peak, {rate:,.0f} moves per second, {matches} matches "
              f"| {ours:.1f} ms | {other:.1f} ms | {ours / other:.2f} |")
        for key, when in (("each_open", "before its first move"), ("each", "after the measurement")):
            ours, other = mean(own, "memory_kib", key), mean(peers, "memory_kib", key)
            print(f"| memory a match {when}, {matches} matches "
                  f"| {ours:,.0f} KiB | {other:,.0f} KiB | {ours / other:.2f} |", flush=True)
        # At the same pace both have played as many moves.
        ours, other = mean(paced, "memory_kib", "each"), mean(peers, "memory_kib", "each")
        print(f"| memory a match after {mean(paced, 'moves') / matches:,.0f} moves in each, {matches} matches "
              f"| {ours:,.0f} KiB | {other:,.0f} KiB | {ours / other:.2f} |", flush=True)


def alone_table(binary, space):
    print("\n| alone | found |\n|---|---|")
    with Service(binary, space / "idle", space / "own.log").up() as service:
        report = service.load("--idle", IDLE_SOCKETS, "--seconds", IDLE_SECONDS)
    memory = report["memory_kib"]
    print(f"| {report['sockets']:,} idle sockets for {report['seconds']:.0f} s "
          f"| {report['dropped']} dropped, {memory['after'] / 1024:.0f} MiB in all, {memory['each']:.1f} KiB each |", flush=True)

    data = space / "finished"
    with Service(binary, data, space / "own.log").up() as service:
        service.finish_a_game()
    subprocess.run([binary, "load", "--fill", str(FINISHED_GAMES), "--data", str(data)], check=True, capture_output=True)
    starts, lobbies = [], []
    for _ in range(STARTS):
        with Service(binary, data, space / "own.log").up() as service:
            starts.append(service.ready_s)
            cookie = service.do("POST", "/api/me", {"name": "Newcomer"})[0].split(";")[0]
            began = time.monotonic()
            service.do("GET", "/api/tables", cookie=cookie)
            lobbies.append((time.monotonic() - began) * 1000)
    print(f"| start with {FINISHED_GAMES:,} finished games, until /readyz answers | {max(starts):.2f} s, the slowest of {STARTS} |")
    print(f"| first look at the lobby then | {max(lobbies):.1f} ms, the slowest of {STARTS} |")


def main():
    # So that whoever ends this ends what it started.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended"))
    binary, peer, seconds = os.path.abspath(sys.argv[1]), sys.argv[2], float(sys.argv[3])
    # Beside the binary, not in the system's folder for temporary files, which may be memory.
    space = pathlib.Path(tempfile.mkdtemp(prefix="bench-service-", dir=pathlib.Path(binary).parent.parent))
    try:
        print(f"{os.cpu_count()} cores, server and clients on the same machine, {ROUNDS} × {seconds:g} s each\n")
        matches_table(binary, peer, space, seconds)
        alone_table(binary, space)
    finally:
        shutil.rmtree(space, ignore_errors=True)


main()
