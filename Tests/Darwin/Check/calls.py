"""Outside of Sources/Platform, the C library is called only where it is known what macOS answers."""

import ctypes
import re

import conditions

CALL = re.compile(r"(?<![\w.`$@#])([a-z_]\w*)\(")
OWN = re.compile(r"(?:\bfunc|\blet|\bvar|\bcase|@) ?`?([a-z_]\w*)")


def answers(root):
    """The calls of the table, by name, with what it says of each."""
    text = (root / "Tests/Darwin/Facts/calls.txt").read_text()
    rows = [row.split(":", 1) for row in re.sub(r"#.*", "", text).split("\n") if ":" in row]
    return {name: answer for names, answer in rows for name in names.split()}


def check(root, scratch, modules, has_headers):
    """A sentence for each call that is not in the table, and for each one there that is no more."""
    known, used = answers(root), set()
    library = ctypes.CDLL(None)
    declared = set()
    for header in (root / scratch / "headers").rglob("*.h") if has_headers else []:
        declared.update(re.findall(r"\b([a-z_]\w*)\s*\(", header.read_text(errors="replace")))
    for module in modules.values():
        codes = {f: list(conditions.on_macos((root / f).read_text())) for f in module.files}
        own = {name for code in codes.values() for _, _, line in code for name in OWN.findall(line)}
        for file, code in codes.items():
            if file.is_relative_to("Sources/Platform"):
                continue
            for line, _, text in code:
                for name in CALL.findall(text):
                    used.add(name)
                    if name in known or name in own or not hasattr(library, name):
                        continue
                    there = "" if name in declared or not has_headers else ", which macOS does not have"
                    yield (
                        f"{file}:{line}: {name} is a call of the C library{there}. Move it to "
                        "Sources/Platform, or say in Tests/Darwin/Facts/calls.txt what macOS "
                        "answers."
                    )
    for name in sorted(set(known) - used):
        yield f"Tests/Darwin/Facts/calls.txt: nothing calls {name} any more. Take it out."
