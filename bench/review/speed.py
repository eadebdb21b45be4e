"""Measures how long the review of one finished game takes at the usual effort, on two threads.

usage: speed.py BINARY [VARIANT ...]

The games are level 5's own. Printed are the seconds until the review was there, and the processor's seconds, which say
more where the machine has other things to do.
"""

import resource
import subprocess
import sys
import tempfile
import time

from games import VARIANTS, Engine, play


def processor():
    """The seconds that ended children have used."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, names = sys.argv[1], sys.argv[2:] or VARIANTS
    for name in names:
        variant, engine = VARIANTS[name], Engine(binary)
        play(
            engine, variant, 1, lambda seat, _: engine.ask("best", seat=seat, nodes=variant.positions)["move"]
        )
        record = engine.ask("record")["record"]
        engine.close()
        with tempfile.NamedTemporaryFile("w", suffix=".record") as file:
            file.write(record)
            file.flush()
            begun, used = time.monotonic(), processor()
            command = [binary, "review", file.name, "--threads", "2"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        taken, used = time.monotonic() - begun, processor() - used
        print(f"{name}: {taken:.1f} s, {used:.1f} s of the processor, {engine.seq} events", flush=True)


if __name__ == "__main__":
    main()
