#!/usr/bin/env python3
"""Prints docs/fairness-vectors.txt: what every program that draws or checks chance must compute.

Written from docs/FAIRNESS.md alone, with nothing but the standard library, so that it and the program can only agree
if both do what is written there. The kept records beside this script were played by the program; their proofs and
their chance events are computed anew here, all but the picks, for which one would have to know the legal moves.

    vectors.py              print the file
    vectors.py --mistakes   for each mistake that an implementation might make, print `mistake NAME` and the file that
                            an implementation with that mistake would compute
"""

import hashlib
import hmac
import pathlib
import sys

MISTAKES = """
setup-no-last-line-feed setup-no-space setup-unsorted setup-no-rules setup-no-position
commitment-tag commitment-no-zero commitment-order commitment-no-id commitment-no-setup
contribution-tag contribution-no-zero contribution-order contribution-no-id
seed-plain-hash seed-key seed-order seed-no-lengths seed-long-lengths seed-absent-skipped seed-reversed seed-no-setup
number-tag number-no-zero number-ordinal-from-one number-ordinal-endian number-ordinal-short number-no-kind
number-kind-no-zero number-i-endian number-i-long number-i-stuck number-value-endian number-last-bytes
below-no-rejection below-rejects-early below-rejects-late below-high-bits
ordinal-counts-every-event
""".split()
mistake = None


def sha256(*parts):
    return hashlib.sha256(b"".join(parts)).digest()


def hmac_sha256(key, *parts):
    return hmac.new(key, b"".join(parts), "sha256").digest()


# --- What docs/FAIRNESS.md says -------------------------------------------------------------------------------------


def setup_hash(header):
    """`header` is a list of (name, value)."""
    values = dict(header)
    names = ["game", "rules"] + sorted(name for name in values if name.startswith("setup.")) + ["position"]
    if mistake == "setup-unsorted":
        names = ["game", "rules"] + [name for name in reversed(values) if name.startswith("setup.")] + ["position"]
    if mistake == "setup-no-rules":
        names.remove("rules")
    if mistake == "setup-no-position":
        names.remove("position")
    gap = ":" if mistake == "setup-no-space" else ": "
    text = "".join(f"{name}{gap}{values[name]}\n" for name in names if name in values)
    if mistake == "setup-no-last-line-feed":
        text = text[:-1]
    return sha256(text.encode())


def commitment(game_id, setup, secret):
    tag = b"igroteka/commit" if mistake == "commitment-tag" else b"igroteka/commitment"
    zero = b"" if mistake == "commitment-no-zero" else b"\0"
    parts = [game_id.encode(), setup, secret]
    if mistake == "commitment-order":
        parts = [game_id.encode(), secret, setup]
    if mistake == "commitment-no-id":
        parts = parts[1:]
    if mistake == "commitment-no-setup":
        parts = [parts[0], parts[2]]
    return sha256(tag, zero, *parts)


def contribution_commitment(game_id, value):
    tag = b"igroteka/commitment" if mistake == "contribution-tag" else b"igroteka/contribution"
    zero = b"" if mistake == "contribution-no-zero" else b"\0"
    parts = [game_id.encode(), value]
    if mistake == "contribution-order":
        parts.reverse()
    if mistake == "contribution-no-id":
        parts = parts[1:]
    return sha256(tag, zero, *parts)


def game_seed(secret, game_id, setup, contributions):
    """`contributions` has 32 bytes or None for every seat."""
    parts = [game_id.encode(), setup]
    if mistake == "seed-order":
        parts.reverse()
    if mistake == "seed-no-setup":
        parts.remove(setup)
    for value in reversed(contributions) if mistake == "seed-reversed" else contributions:
        if value is None and mistake == "seed-absent-skipped":
            continue
        length = len(value or b"").to_bytes(4 if mistake == "seed-long-lengths" else 1, "big")
        parts += [b"" if mistake == "seed-no-lengths" else length, value or b""]
    if mistake == "seed-plain-hash":
        return sha256(secret, *parts)
    if mistake == "seed-key":
        return hmac_sha256(parts[0], *parts[1:], secret)
    return hmac_sha256(secret, *parts)


def number(seed, kind, ordinal, i):
    tag = b"igroteka/2" if mistake == "number-tag" else b"igroteka/1"
    zero = b"" if mistake == "number-no-zero" else b"\0"
    if mistake == "number-ordinal-from-one":
        ordinal += 1
    if mistake == "number-i-stuck":
        i = 0
    size = 4 if mistake == "number-ordinal-short" else 8
    ordinal = (ordinal % 256**size).to_bytes(size, "little" if mistake == "number-ordinal-endian" else "big")
    kind = b"" if mistake == "number-no-kind" else kind.encode()
    kind += b"" if mistake == "number-kind-no-zero" else b"\0"
    size = 8 if mistake == "number-i-long" else 4
    i = i.to_bytes(size, "little" if mistake == "number-i-endian" else "big")
    digest = hmac_sha256(seed, tag, zero, ordinal, kind, i)
    value = digest[-8:] if mistake == "number-last-bytes" else digest[:8]
    return int.from_bytes(value, "little" if mistake == "number-value-endian" else "big")


def bounded(value, n):
    """The number below n that a value stands for, or None if the next value is to be taken."""
    if mistake == "below-high-bits":
        return value * n >> 64
    multiple = 2**64 // n * n
    if mistake == "below-rejects-early":
        multiple -= n
    if mistake == "below-rejects-late":
        multiple += 1
    if value >= multiple and mistake != "below-no-rejection":
        return None
    return value % n


class Event:
    """The numbers of one chance event."""

    def __init__(self, seed, kind, ordinal):
        self.seed, self.kind, self.ordinal, self.i = seed, kind, ordinal, 0

    def below(self, n):
        while True:
            result = bounded(number(self.seed, self.kind, self.ordinal, self.i), n)
            self.i += 1
            if result is not None:
                return result

    def shuffled(self, count):
        order = list(range(count))
        for last in range(count - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def one_of(self, items):
        return items[self.below(len(items))]


# --- How each game uses its numbers ---------------------------------------------------------------------------------


class Table:
    """As much of a game as chance depends on. Who draws is a matter of rules, so the record says that. (In metro the
    hand of a seat that resigns goes back into the store: no kept record draws after that.)"""

    def __init__(self, kind, setup):
        self.kind = kind
        self.seats = list(range(1, int(setup["setup.players"]) + 1))
        if kind == "metro":
            self.store = sorted(f"{low}-{high}" for low in range(10) for high in range(low, 10))
            self.stations = list(range(1, 11))
        if kind == "roads":
            # Two rows of crates/roads/data/invented-decks.txt: 48 of `deck duel two`, twice 24 of `deck network two`.
            cards, aside = int(setup["setup.cards"]), int(setup["setup.aside"])
            assert setup["setup.lanes"] == "two" and len(self.seats) * cards + aside == 48
            self.size = {"deal": cards, "aside": aside}
            counts = {
                "1": {".2.2": 12, "..22": 20, ".222": 7, "2222": 2, "...2": 7},
                "3": {".2.2": 10, "..22": 14, ".222": 16, "2222": 8},
            }[setup["setup.variant"]]
            self.store = sorted(card for card, count in counts.items() for _ in range(count))
        if kind == "sudoku":
            self.size = 9 if setup["setup.side"] == "adult" else 6
            self.per_block = setup["setup.golden"] == "blocks"
            self.store = sorted(list("123456789"[: self.size]) * self.size)

    def derive(self, words, event):
        """The words that stand in the record if chance decides `words[0]`; None if this script cannot know."""
        what, *rest = words
        if what == "start":
            return [what, str(event.one_of(self.seats))]
        if what == "colours":
            return [what, f"white={event.one_of([1, 2])}"]
        if what == "open":
            white, black = divmod(event.below(36), 6)
            return [what, f"{white + 1}{black + 1}"]
        if what == "throw":
            ways = [(a, b) for a in range(1, 7) for b in range(1, a + 1) for _ in range(1 if a == b else 2)]
            return [what, "%d%d" % event.one_of(ways)]
        if what == "starttile":
            return [what, event.one_of(self.store)]
        if what == "station":
            return [what, str(event.one_of(self.stations))]
        if what == "draw":
            return [what, rest[0], event.one_of(self.store)]
        if what in ("deal", "aside"):
            seat = rest[:1] if what == "deal" else []
            return [what, *seat, *self.several(9 if self.kind == "metro" else self.size[what], event)]
        if what in ("golden", "layout"):
            return [what, *(f"{'abcdefghi'[column]}{row + 1}={d + 1}" for d, (row, column) in self.start_cards(event))]
        return None

    def start_cards(self, event):
        if not self.per_block:
            return enumerate(zip(event.shuffled(self.size), event.shuffled(self.size)))
        stack_of_row = [event.shuffled(3) for _ in range(3)]
        column_of_band = [event.shuffled(3) for _ in range(3)]
        squares = []
        for row in event.shuffled(9):
            band = row // 3
            stack = stack_of_row[band][row % 3]
            squares.append((row, 3 * stack + column_of_band[stack][band]))
        return enumerate(squares)

    def several(self, count, event):
        left = list(self.store)
        if count >= len(left) and self.kind == "roads":
            return left
        return sorted(left.pop(event.below(len(left))) for _ in range(count))

    def happened(self, line):
        """What the record says did happen, so that one difference does not make another."""
        who, what, *rest = line.split()
        if what == "resign" and who != "!":
            self.seats.remove(int(who))
        if who != "!":
            return
        if what == "station":
            self.stations.remove(int(rest[0]))
        gone = {"deal": rest[1:], "draw": rest[1:], "aside": rest, "starttile": rest}.get(what, [])
        if what in ("golden", "layout"):
            gone = [word[-1] for word in rest]
        if what == "starttile" and rest[0][0] == rest[0][2]:
            gone = []
        for piece in gone:
            self.store.remove(piece)


# --- The file -------------------------------------------------------------------------------------------------------

FOLDER = pathlib.Path(__file__).resolve().parent
RECORDS = """
roads roads-pile quoridor sudoku sudoku-blocks sudoku-children metro nardy nardy-position
""".split()
HEADER = """\
# Vectors for chance that can be checked; docs/FAIRNESS.md says how each value is computed. Printed by
# tests/fairness/vectors.py, which shares no code with the program; a test compares both.
#
# A vector is a word and fields, `name=value`; what must come out is the field `is`. Bytes are in hexadecimal.
# Empty lines and lines that begin with # mean nothing.
#
#   setup-hash     the hash of what was agreed, of the record with this name
#   commitment     the service's commitment
#   contribution   a seat's commitment to its 32 bytes
#   seed           the seed; `seats` has every seat's contribution, - for none
#   number         value i of a chance event, 64 bits
#   draw           the numbers of a chance event, one after the other, each below the number in `below`
#   below          the arithmetic alone: the number below n for a value of 64 bits; `again` if the next value is taken
#
# A record stands between `record NAME` and `end`. Its lines begin with | if they were taken from the program, and
# with = if this script computed them: the whole proof but the secret, the game's id and the contributions, and every
# chance event but the picks. A checker must find each of these records right, and wrong if any = line is changed.
"""


def hex_or_dash(value):
    return "-" if value is None else value.hex()


def arithmetic():
    print("\n# The arithmetic of bounded numbers, with values that nobody would wait for.")
    top = 2**64 - 1
    for n in [1, 2, 3, 6, 7, 21, 36, 55, 133, 1000, 65535, 65536, 2**31, 2**32 - 1]:
        multiple = 2**64 // n * n
        values = {0, 1, n - 1, n, 2**32 - 1, 2**32, 2**63, multiple - n - 1, multiple - n, multiple - 1, multiple, top}
        for value in sorted(value for value in values if value <= top):
            result = bounded(value, n)
            print(f"below value={value:016x} n={n} is={'again' if result is None else result}")


def promises():
    print("\n# Commitments and seeds, with no contribution to four.")
    secret = bytes(range(32))
    setup = sha256(b"agreed")
    game_id = "0123456789abcdefghjkmnpqrs"
    values = [sha256(b"seat", bytes([seat])) for seat in range(1, 5)]
    for given in [secret, bytes(32), b"\xff" * 32]:
        is_ = commitment(game_id, setup, given).hex()
        print(f"commitment game={game_id} setup={setup.hex()} secret={given.hex()} is={is_}")
    for value in values:
        print(f"contribution game={game_id} value={value.hex()} is={contribution_commitment(game_id, value).hex()}")
    a, b, c, d = values
    for seats in [
        [None],
        [None, None],
        [a, None],
        [None, a],
        [a, b],
        [b, a],
        [a, a],
        [None, b, None],
        [a, None, c],
        [a, b, c],
        [None, None, None, None],
        [a, b, c, d],
        [d, c, b, a],
        [None, b, None, d],
    ]:
        is_ = game_seed(secret, game_id, setup, seats).hex()
        listed = ",".join(map(hex_or_dash, seats))
        print(f"seed secret={secret.hex()} game={game_id} setup={setup.hex()} seats={listed} is={is_}")


def numbers():
    print("\n# The first values of some events.")
    seed = bytes(range(32))
    kinds = ["roads", "quoridor", "sudoku", "metro", "nardy"]
    for kind in kinds:
        for ordinal in [0, 1, 2, 255, 256, 65536, 2**32, 2**64 - 2]:
            for i in [0, 1]:
                is_ = number(seed, kind, ordinal, i)
                print(f"number kind={kind} seed={seed.hex()} event={ordinal} i={i} is={is_:016x}")
    is_ = number(seed, "nardy", 3, 256)
    print(f"number kind=nardy seed={seed.hex()} event=3 i=256 is={is_:016x}")
    for kind, bounds in zip(kinds, [[48, 47, 46, 45], [2], [9, 8, 7, 6, 5, 4, 3, 2], [55, 54, 53], [36]]):
        for ordinal in range(4):
            event = Event(seed, kind, ordinal)
            drawn = ",".join(str(event.below(n)) for n in bounds)
            below = ",".join(map(str, bounds))
            print(f"draw kind={kind} seed={seed.hex()} event={ordinal} below={below} is={drawn}")
    # Bounds just above 2^31 reject nothing in practice: a value is skipped once in 2^33 times.
    event = Event(seed, "metro", 0)
    below = [2**32 - 1, 2**31 + 1, 3]
    drawn = ",".join(str(event.below(n)) for n in below)
    print(f"draw kind=metro seed={seed.hex()} event=0 below={','.join(map(str, below))} is={drawn}")


def record(name):
    head, events = (FOLDER / f"{name}.record").read_text("utf-8").split("\n\n", 1)
    header = [line.split(":", 1) for line in head.split("\n")]
    header = [(key, value.strip()) for key, value in header]
    values = dict(header)
    game_id, secret = values["chance.game"], bytes.fromhex(values["chance.secret"])
    setup = setup_hash(header)
    seats = range(1, int(values["setup.players"]) + 1)
    given = [values.get(f"chance.seat.{seat}.value") for seat in seats]
    given = [None if value is None else bytes.fromhex(value) for value in given]
    seed = game_seed(secret, game_id, setup, given)
    computed = {"chance.commitment": commitment(game_id, setup, secret).hex()}
    for seat, value in zip(seats, given):
        if value is not None:
            computed[f"chance.seat.{seat}.commitment"] = contribution_commitment(game_id, value).hex()

    print(f"\nrecord {name}")
    for key, value in header:
        if key in computed:
            print_computed(f"{key}: {computed[key]}", f"{key}: {value}")
        else:
            print(f"| {key}: {value}")
    print("|")
    table, ordinal = Table(values["game"], values), 0
    for line in events.splitlines():
        who, *words = line.split()
        derived = None
        if who == "!":
            derived = table.derive(words, Event(seed, values["game"], ordinal))
        if derived is None:
            print(f"| {line}")
        else:
            print_computed(" ".join(["!", *derived]), line)
        if who == "!" or mistake == "ordinal-counts-every-event":
            ordinal += 1
        table.happened(line)
    print("end")
    print(f"setup-hash record={name} is={setup.hex()}")
    is_ = commitment(game_id, setup, secret).hex()
    print(f"commitment game={game_id} setup={setup.hex()} secret={secret.hex()} is={is_}")
    listed = ",".join(map(hex_or_dash, given))
    print(f"seed secret={secret.hex()} game={game_id} setup={setup.hex()} seats={listed} is={seed.hex()}")


def print_computed(line, kept):
    if line != kept and mistake is None:
        sys.exit(f"computed `{line}`, but the record says `{kept}`")
    print(f"= {line}")


def vectors():
    print(HEADER, end="")
    arithmetic()
    promises()
    numbers()
    print("\n# Whole games.")
    for name in RECORDS:
        record(name)


def main():
    global mistake
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    if sys.argv[1:] == ["--mistakes"]:
        for mistake in MISTAKES:
            print(f"mistake {mistake}")
            vectors()
    elif sys.argv[1:]:
        sys.exit(__doc__)
    else:
        vectors()


main()
