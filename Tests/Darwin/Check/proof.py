"""Known faults are put into a copy, and each has to be found by the part that is there
for it. A check that finds nothing proves nothing."""

import dataclasses
import shutil
import subprocess


@dataclasses.dataclass
class Fault:
    what: str
    file: str
    # What is taken out of the file, or nothing, and what is put in its place, or at the end.
    before: str
    after: str
    part: str
    said: str


FAULTS = [
    Fault(
        "a call that macOS does not have, below",
        "Sources/Platform/OperatingSystem/Pipe.swift",
        "",
        "func fault(_ ends: UnsafeMutablePointer<Int32>) { _ = pipe2(ends, 0) }",
        "headers",
        "cannot find 'pipe2' in scope",
    ),
    Fault(
        "an integer of the width that it has on Linux",
        "Sources/Platform/OperatingSystem/FilesAndFolders.swift",
        "",
        "func fault(_ mode: mode_t) -> UInt32 { mode }",
        "headers",
        "cannot convert return expression of type 'mode_t' (aka 'UInt16')",
    ),
    Fault(
        "an existential without any",
        "Sources/Platform/OperatingSystem/Pipe.swift",
        "",
        "func fault(_ error: Error) {}",
        "headers",
        "must be written 'any Error'",
    ),
    Fault(
        "a call that macOS does not have, above",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        "func fault(_ socket: Int32) -> Int32 { accept4(socket, nil, nil, 0) }",
        "calls",
        "accept4 is a call of the C library, which macOS does not have",
    ),
    Fault(
        "a public type with a name of MacTypes.h",
        "Sources/Workshop/Stage/Canvas/Canvas.swift",
        "",
        "public struct Size {}",
        "names",
        "Size is a type of macOS as well",
    ),
    Fault(
        "a shared value that is not Sendable there",
        "Sources/World/HTTP/EventStreams.swift",
        "",
        "enum Fault { static let key = DispatchSpecificKey<Bool>() }",
        "stand-ins",
        "static property 'key' is not concurrency-safe",
    ),
    Fault(
        "a thread that an asynchronous function blocks",
        "Tests/World/HTTPTests/EventStreamTests.swift",
        "",
        "func fault() async { DispatchSemaphore(value: 0).wait() }",
        "stand-ins",
        "is unavailable from asynchronous contexts",
    ),
    Fault(
        "an import that only macOS asks for",
        "Chapters/07-Registration/Sources/Controlled.swift",
        "import Dispatch\n",
        "",
        "stand-ins",
        "is not available due to missing import of defining module",
    ),
    Fault(
        "a sample that mistakes a type of Apple's for ours",
        "Chapters/02-Location/Previews/MapApp.swift",
        "import SwiftUI\n",
        "import SwiftUI\n  let fault: AuthorizationStatus = CLAuthorizationStatus.denied",
        "stand-ins",
        "cannot convert value of type 'CLAuthorizationStatus'",
    ),
    Fault(
        "a live value for work that asks a framework of Apple's for what it has not",
        "Chapters/02-Location/AtWork/LocationClientLive.swift",
        "system.manager.requestLocation()",
        "system.manager.requestPlace()",
        "stand-ins",
        "has no member 'requestPlace'",
    ),
    Fault(
        "an import of a module that only Linux has",
        "Tests/TestTools/TestFolder.swift",
        "",
        "import FoundationEssentials",
        "spellings",
        "macOS has no module FoundationEssentials",
    ),
    Fault(
        "an import of what an SDK does not show",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        "@_spi(Fault) import Foundation",
        "spellings",
        "an SDK does not have what @_spi asks for",
    ),
    Fault(
        "a constant that is an integer there",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        "let fault = SOCK_STREAM.rawValue",
        "spellings",
        "SOCK_STREAM is an integer on macOS",
    ),
    Fault(
        "a member with the name that it has on Linux",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        "func fault(_ status: stat) { _ = status.st_mtim }",
        "spellings",
        "st_mtim is in no header of macOS",
    ),
    Fault(
        "a call of macOS 26",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        "func fault() { Task.immediate {} }",
        "spellings",
        "Task.immediate is there from macOS 26 on",
    ),
    Fault(
        "a file of Linux alone",
        "Sources/World/HTTP/HTTPServer.swift",
        "",
        'let fault = "/proc/self/exe"',
        "spellings",
        "macOS has no /proc",
    ),
    Fault(
        "a folder that only case tells from another",
        "chapters/fault.txt",
        "",
        "",
        "spellings",
        "these paths are one",
    ),
]


def prove(root, scratch, findings):
    """How many of the faults are not found."""
    copy = root / scratch / "proof"
    shutil.rmtree(copy, ignore_errors=True)
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    files = subprocess.run(listed, cwd=root, capture_output=True, text=True, check=True).stdout
    for file in files.split("\0"):
        if (root / file).is_file():
            (copy / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(root / file, copy / file)
    # What is compiled already need not be compiled again.
    shutil.copytree(root / scratch, copy / scratch, ignore=shutil.ignore_patterns("proof"))
    missed = 0
    for group in groups():
        texts = {}
        for fault in group:
            file = copy / fault.file
            # A fault without a text is a new file.
            if fault.after and not file.exists():
                raise SystemExit(f"{fault.file}, which should get a fault, is not there.")
            text = file.read_text() if file.exists() else ""
            texts.setdefault(file, text if file.exists() else None)
            if fault.before not in text:
                raise SystemExit(f"{fault.file} has no {fault.before!r} to put the fault at.")
            file.parent.mkdir(exist_ok=True)
            if fault.before:
                file.write_text(text.replace(fault.before, fault.after))
            else:
                file.write_text(f"{text}{fault.after}\n")
        said = "\n".join(findings(copy, None, [group[0].part]))
        for file, text in texts.items():
            if text is None:
                file.unlink()
                file.parent.rmdir()
            else:
                file.write_text(text)
        for fault in group:
            print("found " if fault.said in said else "MISSED", fault.what, flush=True)
        if any(fault.said not in said for fault in group):
            missed += sum(fault.said not in said for fault in group)
            print(said)
    return missed


def groups():
    """What a compiler refuses hides faults of the modules above it. A search hides nothing, so all
    of its faults are put back together."""
    searched = [fault for fault in FAULTS if fault.part == "spellings"]
    return [[fault] for fault in FAULTS if fault not in searched] + [searched]
