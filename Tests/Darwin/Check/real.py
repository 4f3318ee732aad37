"""What needs only the standard library and the C library, against Darwin's real C declarations.

The compiler imports C as for macOS, and Swift's own modules as for Linux: pointers, widths of
integers, missing calls and clashing names are those of macOS. No code can be made of that, so only
types are judged.
"""

import pathlib
import platform
import re

import conditions
from compiler import Job

# Modules and single files, each with what it uses of those before it.
JUDGED = {
    "OperatingSystem": ("Sources/Platform/OperatingSystem", []),
    "IssueReporting": ("Sources/Control/IssueReporting", ["OperatingSystem"]),
    "Stillness": ("Sources/Control/Stillness", ["IssueReporting"]),
    "Loopback": ("Sources/World/Loopback", ["OperatingSystem"]),
    "Stage": ("Sources/Workshop/Stage", ["OperatingSystem"]),
    "TerminalScreens": ("Sources/Workshop/TerminalScreens", ["OperatingSystem", "Stage"]),
    "TestTerminals": (
        "Tests/Workshop/StageFixtures/TestTerminals",
        ["OperatingSystem", "Stage", "TerminalScreens"],
    ),
}
# What the manifest asks of our own code.
OURS = ["ExistentialAny", "InferIsolatedConformances", "NonisolatedNonsendingByDefault"]
OWN = pathlib.Path("Tests/Darwin/RealHeaders")
SYSTEM = {"Darwin": [], "Dispatch": ["Darwin"]}


def files(root):
    """What is judged here, module by module."""
    found = {}
    for name, (path, _) in JUDGED.items():
        swift = sorted((root / path).rglob("*.swift")) or [root / path]
        found[name] = [file.relative_to(root) for file in swift]
    return found


def prepare(root, scratch):
    """Makes one module of the headers."""
    made = root / scratch / "real"
    made.mkdir(parents=True, exist_ok=True)
    names = re.sub(r"#.*", "", (root / OWN / "headers.txt").read_text()).split()
    (made / "darwin.h").write_text("".join(f"#include <{name}>\n" for name in names))
    (made / "module.modulemap").write_text(
        'module DarwinHeaders [system] {\n  umbrella header "darwin.h"\n  export *\n}\n'
        # Linux' Synchronization asks for it, and needs nothing of it.
        "module SwiftGlibc {}\n"
    )


def imports(scratch):
    """The flags for a compiler that imports C as macOS has it."""
    words = ["-target", f"{platform.machine()}-apple-macos15", "-nostdlibinc"]
    words += ["-isystem", scratch / "headers"]
    return ["-I", scratch / "real", *(flag for word in words for flag in ("-Xcc", word))]


def check(root, scratch, compiler):
    """What the compiler says of each module that does not compile, by name."""
    sources = scratch / "real" / "sources"
    jobs = [
        job(name, [OWN / f"{name}.swift"], ["-suppress-warnings"], uses, scratch)
        for name, uses in SYSTEM.items()
    ]
    # On macOS, too, the names of the C library come with many a module.
    flags = ["-Xfrontend", "-import-module", "-Xfrontend", "Darwin"]
    flags += [word for name in OURS for word in ("-enable-upcoming-feature", name)]
    flags += ["-Werror", "ExistentialAny"]
    for name, judged in files(root).items():
        conditions.copy(root, judged, sources, conditions.darwins)
        copies = [sources / file for file in judged]
        jobs.append(job(name, copies, flags, [*SYSTEM, *JUDGED[name][1]], scratch))
    failures = compiler.compile(jobs)
    return {name: said.replace(f"{sources}/", "") for name, said in failures.items()}


def job(name, sources, flags, uses, scratch):
    product = scratch / "real" / f"{name}.swiftmodule"
    command = ["swiftc", "-wmo", "-swift-version", "6", "-parse-as-library", *imports(scratch)]
    command += ["-package-name", "controlling_dependencies", "-module-name", name, *flags, *sources]
    emit = ["-emit-module", "-emit-module-path", product]
    emit += ["-Xfrontend", "-experimental-skip-all-function-bodies"]
    commands = [[*command, "-typecheck"], [*command, *emit]]
    uses = [with_headers(name) for name in uses]
    return Job(with_headers(name), sources, commands, product, uses)


def with_headers(name):
    return f"{name} with Darwin's headers"
