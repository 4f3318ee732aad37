"""No type or module of ours has a name that macOS gives to another one in the view of the same file.

Only names that macOS adds are looked for: of one that Linux' Foundation has as well, the build tells.
SwiftUI's are no matter: no file that imports it sees Stage, which alone has names like its own."""

import hashlib
import json
import platform
import re
import subprocess

import conditions
import real

DECLARED = re.compile(
    r"( *)(?:@\S+ )*(?:(?:public|package|open) )(?:(?:final|indirect|nonisolated) )*"
    r"(?:struct|class|enum|actor|protocol|typealias) (\w+)"
)
KINDS = {f"swift.{kind}" for kind in ["struct", "class", "enum", "protocol", "typealias"]}


def words(file):
    return set(re.sub(r"#.*", "", file.read_text()).split())


def of_headers(root, scratch):
    """The names of types in Darwin's headers, as Swift sees them."""
    asked = hashlib.sha256((root / real.OWN / "headers.txt").read_bytes()).hexdigest()
    kept = root / scratch / f"types-{asked[:8]}.txt"
    if not kept.exists():
        folder = scratch / "symbols"
        (root / folder).mkdir(exist_ok=True)
        command = ["swift-symbolgraph-extract", "-module-name", "DarwinHeaders"]
        command += ["-target", f"{platform.machine()}-unknown-linux-gnu", "-output-dir", folder]
        command += real.imports(scratch)
        subprocess.run(command, cwd=root, capture_output=True, check=True)
        text = (root / folder / "DarwinHeaders.symbols.json").read_text()
        paths = [
            symbol["pathComponents"]
            for symbol in json.loads(text)["symbols"]
            if symbol["kind"]["identifier"] in KINDS
        ]
        kept.write_text("\n".join(sorted(path[0] for path in paths if len(path) == 1)))
    return words(kept)


def check(root, scratch, modules, has_headers):
    """A sentence for each name that is taken."""
    facts = root / "Tests/Darwin/Facts"
    taken = words(facts / "types.txt") | (of_headers(root, scratch) if has_headers else set())
    for name in sorted(words(facts / "frameworks.txt").intersection(modules)):
        yield f"The module {name} has the name of a framework of macOS: give it another."
    for file in sorted({file for module in modules.values() for file in module.files}):
        for line, depth, code in conditions.on_macos((root / file).read_text()):
            found = DECLARED.match(code)
            if found and len(found[1]) == 2 * depth and found[2] in taken:
                yield (
                    f"{file}:{line}: {found[2]} is a type of macOS as well: a file that sees both "
                    "cannot name one of them. Give it another name."
                )
