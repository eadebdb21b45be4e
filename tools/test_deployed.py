"""Tests of tools/deployed.py: `python3 -m unittest discover tools`."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import deployed

SOURCE = """
/// Moves accepted.
pub const MOVES: &str = "igroteka_moves_total";
pub const APPEND_SECONDS: &str = "igroteka_append_seconds";
const OTHER: &str = "igroteka_nothing";
"""
EXAMPLE = '# A sentence.\nlisten = "127.0.0.1:8080"\n# public-url = "https://games.example"\n'


def rule(expr, **others):
    whole = {"alert": "Some", "expr": expr, "labels": {"severity": "info"}, "annotations": {"summary": "Some"}}
    return {"groups": [{"name": "igroteka", "rules": [{**whole, **others}]}]}


def parse(expr):
    if expr.count("(") != expr.count(")"):
        raise ValueError("unclosed")


class Alerts(unittest.TestCase):
    def wrong(self, rules):
        return list(deployed.alerts(rules, deployed.metrics(SOURCE), parse))

    def test_metrics_are_those_of_the_source(self):
        series = {f"igroteka_append_seconds_{end}" for end in ("bucket", "sum", "count")}
        self.assertEqual(deployed.metrics(SOURCE), {"igroteka_moves_total"} | series)

    def test_rules_that_ask_for_what_there_is(self):
        for expr in ["rate(igroteka_moves_total[5m])", "sum(igroteka_append_seconds_bucket)", 'up{job="igroteka"}']:
            self.assertEqual(self.wrong(rule(expr)), [], expr)

    def test_rules_that_cannot_fire_or_say_nothing(self):
        for rules, part in [
            (rule("igroteka_nothing > 1"), "igroteka_nothing"),
            (rule("igroteka_moves > 1"), "igroteka_moves"),
            (rule("igroteka_append_seconds > 1"), "igroteka_append_seconds"),
            (rule("vector(1)"), "no metric of the service"),
            (rule("sum(igroteka_moves_total"), "unclosed"),
            (rule("igroteka_moves_total", labels={"severity": "loud"}), "severity"),
            (rule("igroteka_moves_total", annotations={}), "summary"),
        ]:
            wrong = self.wrong(rules)
            self.assertTrue(len(wrong) == 1 and part in wrong[0], wrong)


class Manifests(unittest.TestCase):
    known = deployed.settings(EXAMPLE)

    def compose(self, **service):
        whole = {"image": "ghcr.io/igroteka/igroteka:1.2.3", "environment": {"IGROTEKA_LISTEN": "0.0.0.0:80"}}
        document = {"services": {"node": {**whole, **service}}}
        return list(deployed.compose(document, self.known, "1.2.3", lambda path: path == "./there"))

    def test_settings_are_those_of_the_example(self):
        self.assertEqual(self.known, {"IGROTEKA_LISTEN", "IGROTEKA_PUBLIC_URL"})

    def test_compose_files(self):
        self.assertEqual(self.compose(volumes=["./there:/a:ro", "data:/data"]), [])
        for service, part in [
            ({"image": "ghcr.io/igroteka/igroteka:1.2.2"}, "1.2.3"),
            ({"image": "caddy:2"}, "registry"),
            ({"environment": {"IGROTEKA_LISTEM": ""}}, "IGROTEKA_LISTEM"),
            ({"volumes": ["./gone:/a"]}, "./gone"),
        ]:
            wrong = self.compose(**service)
            self.assertTrue(len(wrong) == 1 and part in wrong[0], wrong)

    def test_manifests(self):
        secret = {"kind": "Secret", "metadata": {"name": "igroteka"}, "stringData": {"password": "x"}}
        config = {"kind": "ConfigMap", "metadata": {"name": "postgres"}, "data": {"a.sh": "true"}}

        def wrong(**container):
            whole = {"image": "ghcr.io/igroteka/igroteka:1.2.3", **container}
            pod = {"kind": "Deployment", "metadata": {"name": "a"}, "spec": {"containers": [whole]}}
            return list(deployed.kubernetes([secret, config, pod], self.known, "1.2.3", {"a.sh": "true"}))

        def variable(name, key):
            return [{"name": name, "valueFrom": {"secretKeyRef": {"name": "igroteka", "key": key}}}]

        self.assertEqual(wrong(env=variable("IGROTEKA_LISTEN", "password")), [])
        self.assertIn("IGROTEKA_LISTEM", wrong(env=variable("IGROTEKA_LISTEM", "password"))[0])
        self.assertIn("no word", wrong(env=variable("PASSWORD", "word"))[0])
        self.assertIn("1.2.3", wrong(image="ghcr.io/igroteka/igroteka:1")[0])
        config["data"] = {"a.sh": "false"}
        self.assertIn("deploy/postgres", wrong()[0])


if __name__ == "__main__":
    unittest.main()
