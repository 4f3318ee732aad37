"""The package's modules, as its manifest has them: files, flags, and what each uses of the others."""

import json
import os
import pathlib
import subprocess


class Module:
    def __init__(self, name, files, flags, uses, is_test):
        self.name, self.files, self.flags, self.uses, self.is_test = name, files, flags, uses, is_test


def asked(root, scratch, solutions, *words):
    """What the package manager says of the package."""
    environment = {k: v for k, v in os.environ.items() if not k.startswith("WORKBOOK_")}
    environment["WORKBOOK_ALL"] = "1"
    if solutions:
        environment["WORKBOOK_SOLUTIONS"] = "1"
    command = ["swift", "package", "--scratch-path", scratch / "package", *words]
    done = subprocess.run(command, cwd=root, env=environment, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"The manifest cannot be read.\n{done.stdout}{done.stderr}")
    return json.loads(done.stdout)


def products(root, scratch):
    return [product["name"] for product in asked(root, scratch, True, "dump-package")["products"]]


def modules(root, scratch, solutions):
    """All modules by name. The exercises are unsolved, or solved."""
    dumped = asked(root, scratch, solutions, "dump-package")["targets"]
    settings = {target["name"]: target["settings"] for target in dumped}
    return {
        target["name"]: Module(
            target["name"],
            [pathlib.Path(target["path"]) / source for source in target["sources"]],
            flags(settings[target["name"]]),
            target.get("target_dependencies", []),
            target["type"] == "test",
        )
        for target in asked(root, scratch, solutions, "describe", "--type", "json")["targets"]
    }


def flags(settings):
    """Those settings of a target that decide what the compiler says."""
    found = []
    for kind in (setting["kind"] for setting in settings):
        if "swiftLanguageMode" in kind:
            found += ["-swift-version", kind["swiftLanguageMode"]["_0"]]
        if "enableUpcomingFeature" in kind:
            found += ["-enable-upcoming-feature", kind["enableUpcomingFeature"]["_0"]]
        if "treatAllWarnings" in kind:
            found += ["-warnings-as-errors"]
    return found
