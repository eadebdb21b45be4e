"""Holds a running service to its own description: schemathesis makes requests from /api/openapi.json, good and bad
ones, and every answer must be one that the description names, in the form it names, and never a 5xx.

usage: described.py IGROTEKA [EXAMPLES]
"""

import contextlib
import json
import pathlib
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

CHECKS = [
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "unsupported_method",
]
SKIPPED = [
    # They have no end, are more than one value, or are no HTTP.
    "POST /api/advise",
    "GET /api/stream/events",
    "GET /api/tables/{id}/stream",
    "GET /api/reviews/{id}/stream",
    "GET /api/live",
    # Whoever signs out or removes themselves is nobody for the rest of the run.
    "DELETE /api/me",
    "DELETE /api/session",
    # Tests keep to the loopback address.
    "POST /api/host/lan",
    "DELETE /api/host/lan",
]
# They give a browser another session, and end the one it had.
NEW_SESSIONS = ["POST /api/me/register", "POST /api/session", "PUT /api/me/password"]
NOBODY = "0" * 26


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


@contextlib.contextmanager
def service(igroteka, folder):
    url = f"http://127.0.0.1:{free_port()}"
    command = [igroteka, "serve", "--listen", url.removeprefix("http://"), "--data", str(folder / "data"), "--no-limits"]
    with open(folder / "log", "w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        deadline = time.monotonic() + 30
        while True:
            try:
                urllib.request.urlopen(url + "/api/games", timeout=5)
                break
            except urllib.error.URLError:
                if process.poll() is not None or time.monotonic() > deadline:
                    sys.exit("the service does not start:\n" + (folder / "log").read_text())
                time.sleep(0.05)
        yield url
        if process.poll() is not None:
            sys.exit("the service ended by itself:\n" + (folder / "log").read_text())
    finally:
        process.terminate()
        try:
            process.wait(15)
        except subprocess.TimeoutExpired:
            process.kill()


def call(url, path, headers, body=None):
    headers = {"Content-Type": "application/json", **headers}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url + path, data, headers), timeout=10) as answer:
        return answer.headers, json.load(answer)


def person(url, name):
    """The headers of a new guest's browser."""
    headers, _ = call(url, "/api/me", {}, {"name": name})
    return {"Cookie": headers["Set-Cookie"].split(";")[0], "Origin": url}


def begun_table(url, headers):
    """A table with a running game, so that requests reach further than "there is no such table"."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    _, table = call(url, "/api/tables", headers, {"game": "quoridor", "seats": seats})
    call(url, f"/api/tables/{table['id']}/actions", headers, {"kind": "start"})
    _, table = call(url, f"/api/tables/{table['id']}", headers)
    return table["id"], table["now"]["game"]["id"]


def finished_review(url, headers):
    """A review, and the mistake in it as a task. Whoever is nobody reviews as somebody and looks as nobody."""
    record = "igroteka-record: 1\ngame: quoridor\nrules: 1\nposition: e8 c2 / 1 0 / e8h b1v / 1\n\n1 d8\n"
    _, review = call(url, "/api/reviews", headers, {"record": record, "seat": 1})
    while review["state"] in ("waiting", "running"):
        time.sleep(0.1)
        _, review = call(url, f"/api/reviews/{review['id']}", headers)
    _, mistakes = call(url, "/api/me/mistakes", headers)
    # Programs have no mistakes to solve.
    return review["id"], mistakes["tasks"][0]["id"] if mistakes["tasks"] else NOBODY


def description_with(url, ids):
    """The service's description, with ids that exist: random ones would never get past "there is no such table"."""
    with urllib.request.urlopen(url + "/api/openapi.json", timeout=10) as answer:
        description = json.load(answer)
    for path, operations in description["paths"].items():
        known = next((ids[start] for start in ids if path.startswith(start)), None)
        for operation in operations.values():
            for parameter in operation.get("parameters", []):
                if known and parameter["name"] == "id":
                    parameter["schema"] = {"type": "string", "enum": [known, NOBODY]}
                if parameter["name"] == "seq":
                    parameter["schema"] |= {"maximum": 2}
    return description


def run(url, headers, ids, examples, folder, skipped=()):
    described = folder / "openapi.json"
    described.write_text(json.dumps(description_with(url, ids)))
    command = [
        str(pathlib.Path(sys.executable).with_name("schemathesis")), "run", str(described), "--url", url, "--checks", ",".join(CHECKS), "--max-examples", str(examples),
        "--phases", "examples,coverage,fuzzing", "--seed", "1", "--generation-database", "none",
        "--request-timeout", "20", "--workers", "1", "--warnings", "off", "--no-color", "--max-failures", "20",
    ]
    for name in [*SKIPPED, *skipped]:
        command += ["--exclude-name", name]
    for name, value in headers.items():
        command += ["--header", f"{name}: {value}"]
    if subprocess.run(command, timeout=600, cwd=folder).returncode != 0:
        sys.exit("the service does not do what its description says")


def main():
    igroteka, examples = str(pathlib.Path(sys.argv[1]).resolve()), int(sys.argv[2]) if len(sys.argv) > 2 else 30
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        with service(igroteka, folder) as url:
            browser = person(url, "Olya")
            _, bot = call(url, "/api/me/bots", browser, {"name": "fuzzer"})
            program = {"Authorization": "Bearer " + bot["token"]}
            for headers, skipped in ((program, ()), (browser, NEW_SESSIONS), ({}, ())):
                somebody = headers or person(url, "Petro")
                me = call(url, "/api/me", somebody)[1]["id"]
                table, game = begun_table(url, somebody)
                review, mistake = finished_review(url, somebody)
                ids = {
                    "/api/tables/": table, "/api/games/": game, "/api/people/": me,
                    "/api/reviews/": review, "/api/me/mistakes/": mistake,
                }
                run(url, headers, ids, examples, folder, skipped)


main()
