"""Prints what would not compile on macOS, and ends with 1 if there is something."""

import os
import pathlib
import sys
import time

import calls
import headers
import names
import package
import proof
import real
import spellings
import standins
from compiler import Compiler

SCRATCH = pathlib.Path(".build/darwin")
PARTS = ["names", "spellings", "calls", "headers", "stand-ins"]


def findings(root, without, parts):
    """What is wrong, sentence by sentence. `without` says why there are no headers, if so."""
    compiler, failures = Compiler(root, SCRATCH), {}
    solved = package.modules(root, SCRATCH, solutions=True)
    if not without:
        real.prepare(root, SCRATCH)
    if "names" in parts:
        yield from names.check(root, SCRATCH, solved, not without)
    if "spellings" in parts:
        yield from spellings.check(root, SCRATCH, solved, not without)
    if "calls" in parts:
        yield from calls.check(root, SCRATCH, solved, not without)
    if "headers" in parts and not without:
        failures |= real.check(root, SCRATCH, compiler)
    if "stand-ins" in parts:
        unsolved = package.modules(root, SCRATCH, solutions=False)
        failures |= standins.check(root, SCRATCH, compiler, solved, unsolved)
    for name, said in failures.items():
        yield f"On macOS, {name} does not compile:\n{said}"


def main(words):
    if words not in ([], ["--prove"]):
        raise SystemExit(f"usage: .ci/darwin [--prove], and not {' '.join(words)}")
    root = pathlib.Path.cwd()
    (root / SCRATCH).mkdir(parents=True, exist_ok=True)
    start, found = time.monotonic(), 0
    without = headers.fetch(root / SCRATCH)
    for part in PARTS:
        before = found
        for sentence in findings(root, without, [part]):
            print(sentence, file=sys.stderr, flush=True)
            found += 1
        if part == "headers" and without:
            print(f"headers    left out. {without}")
        else:
            seconds = time.monotonic() - start
            print(f"{part:10} {found - before or 'nothing'} found, after {seconds:.0f} s")
    if found or without and os.environ.get("CI") == "true":
        return 1
    if "--prove" in words:
        if without:
            raise SystemExit("Without Darwin's headers, nothing can be proved.")
        return 1 if proof.prove(root, SCRATCH, findings) else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
