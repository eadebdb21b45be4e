"""What the program carries that others wrote: crates, npm packages, fonts."""

import json
import subprocess
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

CRATES, NPM, FONTS = SECTIONS = ("Crates", "npm packages", "Fonts")

FONT_ENDINGS = {".ttf", ".otf", ".woff", ".woff2"}


@dataclass(frozen=True)
class Package:
    """Something that is carried. `folder` is where its licence files are, if that was asked for."""

    section: str
    name: str
    version: str
    license: str
    folder: Path | None = field(default=None, compare=False)
    authors: tuple = field(default=(), compare=False)

    @property
    def title(self):
        return self.name if self.version == "-" else f"{self.name} {self.version}"


class Policy:
    """What deny.toml says."""

    def __init__(self, root):
        policy = tomllib.loads((root / "deny.toml").read_text(encoding="utf-8"))
        self.allowed = policy["licenses"]["allow"]
        self.targets = policy["graph"]["targets"]


def packages(root, policy):
    """Every package, in order, without folders: needs no more than the lock files and the crates' manifests."""
    found = crates(cargo_tree(root, policy.targets)) + npm_packages(root) + fonts(root)
    return sorted(set(found), key=lambda one: (SECTIONS.index(one.section), one.name.lower(), one.version))


def cargo_tree(root, targets):
    """Cargo's own account of what is linked: with default features, without build scripts, macros and tests.

    `cargo metadata` would also list what only other features of a dependency need.
    """
    chosen = [argument for target in targets for argument in ("--target", target)]
    return run(
        root,
        "cargo", "tree", "--locked", "--quiet", "--package", "igroteka", "--edges", "normal,no-proc-macro",
        "--prefix", "none", "--format", "{p}|{l}", *chosen,
    )  # fmt: skip


def crates(tree):
    """The crates in such a tree that are not ours."""
    found = []
    for line in filter(None, tree.splitlines()):
        package, _, license = line.removesuffix(" (*)").partition("|")
        name, version, *source = package.split(" ", 2)
        # Ours stand in a folder; others come from the registry, which is not named, or from an address.
        is_ours = source != [] and "://" not in source[0]
        if not is_ours:
            found.append(Package(CRATES, name, version.removeprefix("v"), license.strip().replace("/", " OR ")))
    return found


def npm_packages(root):
    """What the page's dependencies bring along. Fonts are packages too."""
    lock = json.loads((root / "web/package-lock.json").read_text(encoding="utf-8"))
    found = []
    for place, entry in lock["packages"].items():
        if place == "" or entry.get("dev") or entry.get("devOptional"):
            continue
        name = place.rpartition("node_modules/")[2]
        section = FONTS if name.startswith("@fontsource") else NPM
        found.append(Package(section, name, entry["version"], entry.get("license", ""), root / "web" / place))
    return found


def fonts(root):
    """The fonts in the crates' own folders. They have no version but that of their file."""
    return [
        Package(FONTS, font.stem, "-", "OFL-1.1", license.parent)
        for license in sorted(root.glob("crates/*/fonts/OFL.txt"))
        for font in sorted(license.parent.iterdir())
        if font.suffix in FONT_ENDINGS
    ]


def with_crate_folders(packages, root):
    """The same packages, with the folders and authors of crates filled in."""
    metadata = json.loads(run(root, "cargo", "metadata", "--locked", "--quiet", "--format-version", "1"))
    known = {(crate["name"], crate["version"]): crate for crate in metadata["packages"]}

    def filled(package):
        if package.section != CRATES:
            return package
        crate = known[package.name, package.version]
        folder, authors = Path(crate["manifest_path"]).parent, tuple(crate["authors"])
        return Package(CRATES, package.name, package.version, package.license, folder, authors)

    return [filled(package) for package in packages]


def run(root, *command):
    done = subprocess.run(command, cwd=root, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command[:2])} failed:\n{done.stderr}")
    return done.stdout
