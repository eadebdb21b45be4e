"""The licence texts that packages ship, and which of them must be passed on."""

import re
from dataclasses import dataclass
from pathlib import Path

import spdx

STANDARD = Path(__file__).resolve().parent / "licenses"

FILE_NAME = re.compile(r"((un)?licen[sc]es?|copying|copyright|notice|ofl)\b|.*[-_.]licen[sc]e\b", re.IGNORECASE)

# Sentences by which a text is known, without regard to case and line breaks.
SENTENCES = {
    "MIT": "permission is hereby granted, free of charge, to any person obtaining a copy of this software",
    "Apache-2.0": "apache license version 2.0, january 2004",
    "Apache-2.0 WITH LLVM-exception": "llvm exceptions to the apache 2.0 license",
    "ISC": "permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is "
    "hereby granted, provided that",
    "0BSD": "permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is "
    "hereby granted. the software",
    "BSD-2-Clause": "redistributions in binary form must reproduce the above copyright notice",
    "BSD-3-Clause": "may be used to endorse or promote products derived from",
    "Zlib": "altered source versions must be plainly marked as such",
    "Unicode-3.0": "unicode license v3",
    "CDLA-Permissive-2.0": "community data license agreement - permissive - version 2.0",
    "OFL-1.1": "sil open font license version 1.1",
    "BSL-1.0": "boost software license - version 1.0",
    "Unlicense": "this is free and unencumbered software released into the public domain",
    "GPL-2.0-only": "gnu general public license version 2, june 1991",
}

# A text of the first kind has the second's sentence as well.
CONTAINS = {"Apache-2.0 WITH LLVM-exception": "Apache-2.0", "BSD-3-Clause": "BSD-2-Clause"}

# Short licences, which differ in whose work it is and in nothing else. Above their own words stand lines of two kinds.
SHORT = {"MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Zlib"}
WHOSE = re.compile(r"[#\s]*(copyright\b|\(c\)|©|all rights reserved)", re.IGNORECASE)
TITLE = re.compile(r"[#\s]*((the )?[\w.-]+( [\w.-]+)? licen[sc]e( \([\w-]+\))?:?)?\s*$", re.IGNORECASE)


@dataclass(frozen=True)
class Text:
    """A text of one package. `notice` is what stands above the licence's own words."""

    id: str
    notice: str
    body: str

    @property
    def key(self):
        """The same for texts that differ in line breaks, case and quotation marks only."""
        return self.id, squeezed(self.body)


def texts_of(package, allowed):
    """What must be passed on with a package, under the licences that are chosen from `allowed`."""
    expression = spdx.parse(package.license)
    chosen = expression.choose(allowed)
    found, missing = [], set(chosen)
    for text in shipped(package.folder):
        ids = known_ids(text)
        missing -= ids
        # The text of a choice that is not taken is left out. Whatever else a package says is passed on.
        if not ids or ids & set(chosen) or ids - expression.ids():
            found.append(split(text, ids))
    for id in sorted(missing):
        found.append(Text(id, "\n".join(f"Copyright {author}" for author in package.authors), standard(id)))
    return found


def shipped(folder):
    """The licence files in a package's folder, and those of what it has taken from others."""
    for file in sorted(folder.rglob("*")):
        inside = file.relative_to(folder)
        in_licenses = file.parent.name == "LICENSES"
        if "node_modules" in inside.parts or not (in_licenses or FILE_NAME.match(file.name)):
            continue
        # Code may be called so too.
        if file.is_file() and file.suffix.lower() not in (".rs", ".js", ".ts", ".c", ".h", ".json"):
            yield tidy(file.read_text(encoding="utf-8", errors="replace"))


def known_ids(text):
    words = squeezed(text)
    found = {id for id, sentence in SENTENCES.items() if squeezed(sentence) in words}
    return found - {CONTAINS[id] for id in found & CONTAINS.keys()}


def split(text, ids):
    """A text by itself, or the words that many packages share and the notice above them."""
    if len(ids) != 1:
        return Text("", "", text)
    if not ids <= SHORT:
        return Text(*ids, "", text)
    lines = text.split("\n")
    start = next((at for at, line in enumerate(lines) if not (WHOSE.match(line) or TITLE.match(line))), 0)
    notice = [line.strip("# ") for line in lines[:start] if WHOSE.match(line)]
    return Text(*ids, "\n".join(notice), tidy("\n".join(lines[start:])))


def standard(id):
    file = STANDARD / f"{id}.txt"
    if not file.is_file():
        raise SystemExit(f"a package ships no text of {id}: put its standard text into tools/licenses/{id}.txt")
    return tidy(file.read_text(encoding="utf-8"))


def squeezed(text):
    return re.sub(r"[\W_]+", " ", text.lower()).strip()


def tidy(text):
    """Without a byte-order mark, odd line ends, form feeds and spaces at the ends of lines."""
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").expandtabs().splitlines()]
    return "\n".join(lines).strip("\n")
