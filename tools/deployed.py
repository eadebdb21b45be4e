"""Checks what no schema knows of deploy/: that metrics, settings, files, secrets and the program's version are there.

Run by tools/deploy, which installs what `main` imports."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SEVERITIES = {"info", "warning", "critical"}


def metrics(source):
    """The metrics that the service has, from the constants of its source, as Prometheus names them."""
    names = set(re.findall(r'pub const [A-Z_]+: &str = "(igroteka_[a-z_]+)";', source))
    histograms = {name for name in names if name.endswith("_seconds")}
    series = {name + suffix for name in histograms for suffix in ("_bucket", "_sum", "_count")}
    return names - histograms | series


def settings(example):
    """The variables of all settings, from the example file."""
    keys = re.findall(r"^(?:# )?([a-z-]+) = ", example, re.MULTILINE)
    return {"IGROTEKA_" + key.upper().replace("-", "_") for key in keys}


def alerts(rules, known, parse):
    """What is wrong with alert rules; `parse` reads an expression or raises a ValueError."""
    for group in rules["groups"]:
        for rule in group["rules"]:
            name = rule.get("alert", "a rule without a name")
            try:
                parse(rule["expr"])
            except ValueError as error:
                yield f"{name}: {error}"
            named = set(re.findall(r"\bigroteka_[a-z_]+", rule["expr"]))
            for metric in sorted(named - known):
                yield f"{name}: the service has no metric {metric}"
            if not named and "up{" not in rule["expr"]:
                yield f"{name}: it asks for no metric of the service"
            if rule.get("labels", {}).get("severity") not in SEVERITIES:
                yield f"{name}: its severity is none of {', '.join(sorted(SEVERITIES))}"
            if not rule.get("annotations", {}).get("summary"):
                yield f"{name}: it has no summary"


def values(tree):
    """All mappings in a YAML document."""
    if isinstance(tree, dict):
        yield tree
        for value in tree.values():
            yield from values(value)
    elif isinstance(tree, list):
        for value in tree:
            yield from values(value)


def compose(document, known, version, exists):
    """What is wrong with a compose file; `exists` says whether a file beside it is there."""
    for name, service in document["services"].items():
        yield from image(name, service["image"], version)
        if "/igroteka:" in service["image"]:
            for variable in sorted(set(service["environment"]) - known):
                yield f"{name}: there is no setting {variable}"
        for volume in service.get("volumes", []):
            path = volume.split(":")[0]
            if path.startswith(".") and not exists(path):
                yield f"{name}: there is no file {path}"


def kubernetes(documents, known, version, scripts):
    """What is wrong with manifests; `scripts` is what the database's scripts are, by name."""
    secrets = {
        (document["metadata"]["name"], key)
        for document in documents
        if document["kind"] == "Secret"
        for key in document["stringData"]
    }
    for document in documents:
        name = f"{document['kind']} {document['metadata']['name']}"
        if name == "ConfigMap postgres" and document["data"] != scripts:
            yield f"{name}: it differs from deploy/postgres"
        for value in values(document):
            if isinstance(value.get("image"), str):
                yield from image(name, value["image"], version)
            if "secretKeyRef" in value:
                reference = value["secretKeyRef"]
                if (reference["name"], reference["key"]) not in secrets:
                    yield f"{name}: there is no {reference['key']} in the secret {reference['name']}"
            variable = value.get("name")
            if isinstance(variable, str) and variable.startswith("IGROTEKA_") and variable not in known:
                yield f"{name}: there is no setting {variable}"


def image(where, image, version):
    """What is wrong with the name of an image."""
    place, _, tag = image.rpartition(":")
    if "." not in place.split("/")[0]:
        yield f"{where}: {image} does not say which registry it is from"
    if place.endswith("/igroteka") and tag != version:
        yield f"{where}: {image} is not this version, {version}"


def main():
    import promql_parser
    import tomllib
    import yaml

    def text(path):
        return (ROOT / path).read_text(encoding="utf-8")

    version = tomllib.loads(text("Cargo.toml"))["workspace"]["package"]["version"]
    known = settings(text("igroteka.example.toml"))
    scripts = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "deploy/postgres").glob("*.sh")}
    manifests = sorted((ROOT / "deploy/kubernetes").glob("*.yaml"))
    documents = [document for path in manifests for document in yaml.safe_load_all(path.read_text(encoding="utf-8"))]
    wrong = [
        *alerts(
            yaml.safe_load(text("deploy/prometheus/alerts.yml")),
            metrics(text("crates/server/src/ops/metrics.rs")),
            promql_parser.parse,
        ),
        *compose(
            yaml.safe_load(text("deploy/compose/compose.yaml")),
            known,
            version,
            lambda path: (ROOT / "deploy/compose" / path).is_file(),
        ),
        *kubernetes(documents, known, version, scripts),
    ]
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
