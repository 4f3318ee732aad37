"""What a search finds, without a compiler: imports that no SDK has, files of Linux alone, C names
that Darwin's headers do not have, calls that came after macOS 15, and names that only case tells
apart."""

import os
import pathlib
import re

import conditions
import names
import package

IMPORT = re.compile(
    r"\s*(?P<marks>(?:@\S+ )*)(?:(?:public|package|internal|private) )?import "
    r"(?:(?:class|struct|enum|func|protocol|typealias|var|let) )?(?P<name>\w+)"
)
OF_LINUX = re.compile(r'"(/proc|/dev/shm)\b')
# On Linux some constants are cases of an enumeration; on macOS all are integers.
RAW_VALUE = re.compile(r"\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\.rawValue")
MEMBER = re.compile(r"\.((?:st|tv|pw|sin|sun|ai|d|f|si)_\w+)\b")

# Packages of others that samples of the lessons import behind flags.
PACKAGES = {"DependenciesMacros"}
# Asked for at run time: without it, tests write in another folder.
ASKED_FOR = {pathlib.Path("Tests/TestTools/TestFolder.swift")}


def check(root, scratch, modules, has_headers):
    """A sentence for each."""
    apples = names.words(root / "Tests/Darwin/Facts/frameworks.txt")
    newer = names.words(root / "Tests/Darwin/Facts/newer.txt")
    declared = set()
    for header in (root / scratch / "headers").rglob("*.h") if has_headers else []:
        declared.update(re.findall(r"\w+", header.read_text(errors="replace")))
    for file in sorted({file for module in modules.values() for file in module.files}):
        below = file.is_relative_to("Sources/Platform")
        text = (root / file).read_text()
        for line, _, code in conditions.on_macos(text):
            at = f"{file}:{line}:"
            found = IMPORT.match(code)
            if found and found["name"] not in modules:
                if found["name"] not in apples | PACKAGES:
                    yield f"{at} macOS has no module {found['name']}."
                elif "@_spi" in found["marks"]:
                    yield f"{at} an SDK does not have what @_spi asks for."
            for name in RAW_VALUE.findall(code):
                if name in declared:
                    yield f"{at} {name} is an integer on macOS, and has no rawValue."
            for name in MEMBER.findall(code):
                if declared and not below and name not in declared:
                    yield f"{at} {name} is in no header of macOS. Move it to Sources/Platform."
            for name in newer:
                if re.search(rf"(?<!\w){re.escape(name)}\b", code):
                    yield f"{at} {name} is there from macOS 26 on, and this has to run on 15."
        if file in ASKED_FOR:
            continue
        for line, _, code in conditions.on_macos(text, with_strings=True):
            for name in OF_LINUX.findall(code):
                yield f"{file}:{line}: macOS has no {name}. Ask for the system with #if."
    yield from equal_but_for_case(root, scratch, modules)


def equal_but_for_case(root, scratch, modules):
    paths = []
    for folder, folders, files in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith((".build", ".git"))]
        top = pathlib.Path(folder).relative_to(root)
        paths += [str(top / name) for name in folders + files]
    for kind, all_names in [
        ("paths", paths),
        ("targets or products", [*modules, *package.products(root, scratch)]),
    ]:
        by_name = {}
        for name in set(all_names):
            by_name.setdefault(name.lower(), []).append(name)
        for equal in sorted(sorted(group) for group in by_name.values() if len(group) > 1):
            yield f"To a disk of a Mac these {kind} are one: {', '.join(equal)}."
