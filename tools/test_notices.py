"""Tests of tools/notices: `python3 -m unittest discover tools`."""

import importlib.machinery
import importlib.util
import json
import sys
import tempfile
import unittest
from pathlib import Path
from unittest import mock

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import carried
import license_texts
import spdx

loader = importlib.machinery.SourceFileLoader("notices", str(HERE / "notices"))
notices = importlib.util.module_from_spec(importlib.util.spec_from_loader("notices", loader))
loader.exec_module(notices)

ALLOWED = ["MIT", "Apache-2.0", "ISC", "Unicode-3.0", "OFL-1.1"]
MIT = license_texts.standard("MIT")


class Expressions(unittest.TestCase):
    def chosen(self, text, allowed=ALLOWED):
        return spdx.parse(text).choose(allowed)

    def test_one_licence(self):
        self.assertEqual(self.chosen("MIT"), ("MIT",))
        self.assertIsNone(self.chosen("GPL-3.0-or-later"))

    def test_a_choice_goes_by_preference_not_by_place(self):
        self.assertEqual(self.chosen("Apache-2.0 OR MIT"), ("MIT",))
        self.assertEqual(self.chosen("Apache-2.0/MIT"), ("MIT",))
        self.assertEqual(self.chosen("Apache-2.0 OR GPL-2.0-only"), ("Apache-2.0",))
        self.assertEqual(self.chosen("MIT OR Apache-2.0", ["Apache-2.0", "MIT"]), ("Apache-2.0",))

    def test_all_of_several(self):
        self.assertEqual(self.chosen("ISC AND Apache-2.0"), ("Apache-2.0", "ISC"))
        self.assertIsNone(self.chosen("MIT AND GPL-2.0-only"))

    def test_and_binds_tighter_than_or(self):
        self.assertEqual(self.chosen("GPL-2.0-only AND MIT OR ISC"), ("ISC",))
        self.assertEqual(self.chosen("ISC OR GPL-2.0-only AND MIT"), ("ISC",))
        self.assertIsNone(self.chosen("GPL-2.0-only AND (MIT OR ISC)"))

    def test_parentheses(self):
        self.assertEqual(self.chosen("(MIT OR Apache-2.0) AND Unicode-3.0"), ("MIT", "Unicode-3.0"))
        self.assertEqual(self.chosen("((MIT))"), ("MIT",))

    def test_an_exception_belongs_to_its_licence(self):
        text = "Apache-2.0 WITH LLVM-exception"
        self.assertIsNone(self.chosen(text))
        self.assertEqual(self.chosen(text, [text]), (text,))
        self.assertEqual(self.chosen(f"{text} OR Apache-2.0 OR MIT"), ("MIT",))
        self.assertEqual(spdx.parse(f"{text} OR MIT").ids(), {text, "MIT"})

    def test_what_is_no_expression(self):
        for text in ["", "MIT OR", "OR MIT", "(MIT", "MIT)", "MIT ISC", "MIT WITH", "AND", "MIT & ISC", "()"]:
            with self.subTest(text), self.assertRaises(spdx.BadExpression):
                spdx.parse(text)


class Texts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def texts(self, license, files, authors=()):
        for name, text in files.items():
            (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
            (self.folder / name).write_text(text, encoding="utf-8")
        package = carried.Package(carried.CRATES, "some", "1.0.0", license, self.folder, authors)
        return license_texts.texts_of(package, ALLOWED)

    def test_the_text_of_the_choice_is_taken_and_its_copyright_kept(self):
        apache = license_texts.standard("Apache-2.0")
        mit = f"The MIT License (MIT)\n\nCopyright (c) 2020 Ann\nCopyright (c) 2021 Bob\n\n{MIT}\n"
        texts = self.texts("MIT OR Apache-2.0", {"LICENSE-MIT": mit, "LICENSE-APACHE": apache})
        self.assertEqual(texts, [license_texts.Text("MIT", "Copyright (c) 2020 Ann\nCopyright (c) 2021 Bob", MIT)])

    def test_notices_and_texts_of_others_are_always_taken(self):
        files = {"LICENSE": MIT, "NOTICE": "Ann made this.", "src/from_bob/LICENSE": "Ask Bob.", "src/license.rs": "//"}
        bodies = {text.body for text in self.texts("MIT", files)}
        self.assertEqual(bodies, {MIT, "Ann made this.", "Ask Bob."})

    def test_a_package_without_a_text_gets_the_standard_one(self):
        self.assertEqual(self.texts("MIT", {}, ("Ann",)), [license_texts.Text("MIT", "Copyright Ann", MIT)])

    def test_texts_that_differ_in_line_breaks_are_one(self):
        first = license_texts.split(f"Copyright Ann\n\n{MIT}", {"MIT"})
        second = license_texts.split(f"Copyright Bob\n\n{MIT.replace(chr(10), ' ')}", {"MIT"})
        self.assertEqual(first.key, second.key)
        self.assertNotEqual(first.key, license_texts.split(f"{MIT} And be kind.", {"MIT"}).key)


TREE = """\
igroteka v0.1.0 (/home/ann/igroteka/crates/igroteka)|MIT OR Apache-2.0
serde v1.0.1|MIT OR Apache-2.0
old v0.1.0+spec|MIT/Apache-2.0
serde v1.0.1|MIT OR Apache-2.0 (*)
forked v2.0.0 (https://example.org/forked?rev=1#1)|ISC
"""


class Check(unittest.TestCase):
    """A project with a file that fits, and one thing changed."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.tree = TREE
        self.lock = {
            "": {"name": "web"},
            "node_modules/svelte": {"version": "5.0.0", "license": "MIT"},
            "node_modules/svelte/node_modules/@scope/inner": {"version": "1.2.3", "license": "ISC"},
            "node_modules/@fontsource/golos": {"version": "5.0.0", "license": "OFL-1.1"},
            "node_modules/vite": {"version": "8.0.0", "license": "GPL-3.0-only", "dev": True},
        }
        (self.root / "deny.toml").write_text(f"graph.targets = []\nlicenses.allow = {json.dumps(ALLOWED)}\n")
        fonts = self.root / "crates/print/fonts"
        fonts.mkdir(parents=True)
        for name in ["OFL.txt", "NotoSans-Regular.ttf"]:
            (fonts / name).touch()
        self.packages = self.with_tree(carried.packages)
        no_texts = mock.patch.object(notices, "texts_of", lambda package, allowed: [])
        with no_texts:
            (self.root / notices.NAME).write_text(notices.render(self.packages, ALLOWED), encoding="utf-8")

    def with_tree(self, function):
        (self.root / "web").mkdir(exist_ok=True)
        (self.root / "web/package-lock.json").write_text(json.dumps({"packages": self.lock}))
        with mock.patch.object(carried, "cargo_tree", lambda root, targets: self.tree):
            return function(self.root, carried.Policy(self.root))

    def complaint(self):
        with self.assertRaises(SystemExit) as caught:
            self.with_tree(notices.check)
        return str(caught.exception)

    def test_a_file_that_fits_passes(self):
        self.with_tree(notices.check)

    def test_what_is_listed(self):
        titles = [(package.section, package.title) for package in self.packages]
        self.assertEqual(
            titles,
            [
                ("Crates", "forked 2.0.0"),
                ("Crates", "old 0.1.0+spec"),
                ("Crates", "serde 1.0.1"),
                ("npm packages", "@scope/inner 1.2.3"),
                ("npm packages", "svelte 5.0.0"),
                ("Fonts", "@fontsource/golos 5.0.0"),
                ("Fonts", "NotoSans-Regular"),
            ],
        )

    def test_without_a_file_everything_is_missing(self):
        (self.root / notices.NAME).unlink()
        self.assertIn("serde 1.0.1 has no notice", self.complaint())

    def test_an_added_crate(self):
        self.tree += "new v1.0.0|MIT\n"
        self.assertIn("new 1.0.0 has no notice", self.complaint())

    def test_an_added_npm_package(self):
        self.lock["node_modules/new"] = {"version": "1.0.0", "license": "MIT"}
        self.assertIn("new 1.0.0 has no notice", self.complaint())

    def test_an_added_font(self):
        (self.root / "crates/print/fonts/NotoSans-Bold.ttf").touch()
        self.assertIn("NotoSans-Bold has no notice", self.complaint())

    def test_a_changed_version(self):
        self.tree = TREE.replace("serde v1.0.1", "serde v1.0.2")
        complaint = self.complaint()
        self.assertIn("serde 1.0.2 has no notice", complaint)
        self.assertIn("serde 1.0.1 has a notice and is not carried", complaint)

    def test_a_changed_licence(self):
        self.tree = TREE.replace("|ISC", "|MIT")
        self.assertIn("forked 2.0.0 is under MIT, its notice says ISC", self.complaint())

    def test_a_package_that_is_gone(self):
        del self.lock["node_modules/svelte/node_modules/@scope/inner"]
        self.assertIn("@scope/inner 1.2.3 has a notice and is not carried", self.complaint())

    def test_a_forbidden_licence(self):
        self.tree = TREE.replace("|ISC", "|GPL-3.0-only")
        self.assertIn("forked 2.0.0 is under GPL-3.0-only, which deny.toml does not allow", self.complaint())

    def test_a_package_without_a_licence(self):
        del self.lock["node_modules/svelte"]["license"]
        self.assertIn("svelte 5.0.0 has no licence that can be read", self.complaint())


if __name__ == "__main__":
    unittest.main()
