"""Measures three nodes over one PostgreSQL.

usage: nodes.py BINARY MATCHES SOCKETS SECONDS (mostly called by bench/nodes)
"""

import contextlib
import glob
import json
import os
import pathlib
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

NODES = 3
PATIENCE = 60


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(what, found):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if found():
            return
        time.sleep(0.02)
    sys.exit(f"{what} did not start")


def program(name):
    """One of PostgreSQL's programs, which are mostly not on the PATH."""
    found = shutil.which(name) or max(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), default=None)
    return found or sys.exit(f"{name} is not installed")


def unprivileged():
    """Options for a process of PostgreSQL, which refuses to run as root."""
    if os.getuid() != 0:
        return {}
    user = pwd.getpwnam("postgres")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def postgres(folder):
    options = unprivileged()
    if options:
        os.chown(folder, options["user"], options["group"])
    options["cwd"] = folder
    subprocess.run(
        [program("initdb"), "-D", "data", "--username=igroteka", "--auth=trust", "--encoding=UTF8", "--no-sync"],
        check=True, stdout=subprocess.DEVNULL, **options,
    )
    port = free_port()
    server = subprocess.Popen(
        [program("postgres"), "-D", "data", "-p", str(port), "-c", "listen_addresses=127.0.0.1",
         "-c", "unix_socket_directories="],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options,
    )
    address = ["--host=127.0.0.1", f"--port={port}", "--username=igroteka"]
    ready = [program("pg_isready"), "--quiet", *address, "--dbname=postgres"]
    try:
        wait_for("PostgreSQL", lambda: subprocess.run(ready, check=False).returncode == 0)
        subprocess.run([program("createdb"), *address, "bench"], check=True)
        yield f"postgres://igroteka@127.0.0.1:{port}/bench"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(30)


class Node:
    def __init__(self, binary, database):
        self.command = [binary, "serve", "--no-limits", "--connections-each", "50000", "--log-level", "warn",
                        "--database", database, "--listen", f"127.0.0.1:{free_port()}"]
        self.url = f"http://{self.command[-1]}"
        self.start()

    def start(self):
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL)
        wait_for("a node", self.is_ready)

    def is_ready(self):
        try:
            with urllib.request.urlopen(f"{self.url}/readyz", timeout=2) as answer:
                return answer.status == 200
        except OSError:
            return False

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(30)


def load(binary, nodes, *arguments):
    urls = [word for node in nodes for word in ("--url", node.url)]
    return subprocess.Popen([binary, "load", "--json", *urls, *arguments], stdout=subprocess.PIPE)


def result(process):
    output, _ = process.communicate()
    if process.returncode != 0:
        sys.exit("the load generator failed")
    return json.loads(output)


def say(what, report):
    print(f"{what}: {report['moves_per_s']:.0f} moves per second, p50 {report['p50_ms']:.1f} ms, "
          f"p99 {report['p99_ms']:.1f} ms, longest {report['max_ms']:.0f} ms, {report['errors']} errors", flush=True)


def main(binary, matches, sockets, seconds):
    folder = tempfile.mkdtemp(prefix="igroteka-bench-")
    with contextlib.ExitStack() as stack:
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        database = stack.enter_context(postgres(folder))
        nodes = [Node(binary, database) for _ in range(NODES)]
        for node in nodes:
            stack.callback(node.end)
        play = ["--matches", matches, "--rate", matches, "--warm-up", "5"]
        report = result(load(binary, nodes, *play, "--seconds", seconds))
        say(f"{matches} matches over {NODES} nodes, seen at another one", report)
        for how in (signal.SIGTERM, signal.SIGKILL):
            # A third of the sockets each; the matches are at the nodes that stay.
            idle = load(binary, nodes, "--idle", sockets, "--reconnect", "--seconds", "40")
            time.sleep(float(sockets) / 400)
            playing = load(binary, nodes[:2], "--matches", "100", "--rate", "100", "--seconds", "35")
            time.sleep(10)
            nodes[2].end(how)
            nodes[2].start()
            say(f"meanwhile, node 3 ended with {how.name}", result(playing))
            held = result(idle)
            print(f"{held['came_back']} of {sockets} sockets came back, all within {held['longest_away_s']:.1f} s; "
                  f"{held['dropped']} did not", flush=True)


if __name__ == "__main__":
    main(str(pathlib.Path(sys.argv[1]).resolve()), *sys.argv[2:])
