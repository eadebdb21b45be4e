"""SPDX licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Zlib)`.

WITH binds tightest, then AND, then OR. Older crates write `MIT/Apache-2.0` and mean OR.
"""

import re
from dataclasses import dataclass


class BadExpression(ValueError):
    """A text that is no licence expression."""


@dataclass(frozen=True)
class License:
    """One licence, with its exception if it has one: `Apache-2.0 WITH LLVM-exception`."""

    id: str

    def ids(self):
        return {self.id}

    def choose(self, preferred):
        return (self.id,) if self.id in preferred else None


@dataclass(frozen=True)
class All:
    """Every part holds."""

    parts: tuple

    def ids(self):
        return set().union(*(part.ids() for part in self.parts))

    def choose(self, preferred):
        chosen = [part.choose(preferred) for part in self.parts]
        if None in chosen:
            return None
        return tuple(sorted({id for ids in chosen for id in ids}, key=preferred.index))


@dataclass(frozen=True)
class Any:
    """Whoever takes the work chooses one part."""

    parts: tuple

    def ids(self):
        return set().union(*(part.ids() for part in self.parts))

    def choose(self, preferred):
        chosen = [ids for part in self.parts if (ids := part.choose(preferred)) is not None]
        # Of two choices the one whose least liked licence is liked better.
        return min(chosen, key=lambda ids: (preferred.index(ids[-1]), len(ids)), default=None)


def parse(text):
    """The expression that a text stands for. Its `ids()` are all licences in it; its `choose(preferred)` are the
    licences to comply with, the best of those in the list `preferred`, or None if that list allows no choice."""
    tokens = re.findall(r"[()/]|[A-Za-z0-9.+:-]+|\S", text)
    expression, rest = _any(tokens)
    if rest:
        raise BadExpression(f"{text!r}: {rest[0]!r} is not expected")
    return expression


def _any(tokens):
    return _joined(tokens, ("OR", "/"), _all, Any)


def _all(tokens):
    return _joined(tokens, ("AND",), _one, All)


def _joined(tokens, operators, read, make):
    first, rest = read(tokens)
    parts = [first]
    while rest and rest[0] in operators:
        part, rest = read(rest[1:])
        parts.append(part)
    return (first if len(parts) == 1 else make(tuple(parts))), rest


def _one(tokens):
    if tokens and tokens[0] == "(":
        inner, rest = _any(tokens[1:])
        if not rest or rest[0] != ")":
            raise BadExpression("a parenthesis is not closed")
        return inner, rest[1:]
    id, rest = _id(tokens)
    if rest and rest[0] == "WITH":
        exception, rest = _id(rest[1:])
        id = f"{id} WITH {exception}"
    return License(id), rest


def _id(tokens):
    if not tokens or tokens[0] in ("AND", "OR", "WITH") or not re.match(r"[A-Za-z0-9]", tokens[0]):
        raise BadExpression(f"a licence is missing before {tokens[0]!r}" if tokens else "a licence is missing")
    return tokens[0], tokens[1:]
