"""Known faults are put into a copy, one at a time, and each has to be found by the part that is there
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
        "Sources/Platform/OperatingSystem/FileStatus.swift",
        "",
        "func fault(_ mode: mode_t) -> UInt32 { mode }",
        "headers",
        "cannot convert return expression of type 'mode_t' (aka 'UInt16')",
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
        "Sources/Workshop/Stage/Canvas/Extent.swift",
        "",
        "public struct Size {}",
        "names",
        "Size is a type of macOS as well",
    ),
    Fault(
        "a shared value that is not Sendable there",
        "Sources/Control/Schedulers/UIScheduler.swift",
        "",
        "enum Fault { static let key = DispatchSpecificKey<Bool>() }",
        "stand-ins",
        "static property 'key' is not concurrency-safe",
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
        "Chapters/02-Location/Tests/Lesson/MapApp.swift",
        "#if LOCATION_IN_XCODE",
        "#if LOCATION_IN_XCODE\n  let fault: AuthorizationStatus = CLAuthorizationStatus.denied",
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
    for fault in FAULTS:
        file = copy / fault.file
        text = file.read_text()
        if fault.before not in text:
            raise SystemExit(f"{fault.file} has no {fault.before!r}: the fault cannot be put back.")
        after = text.replace(fault.before, fault.after) if fault.before else text + fault.after + "\n"
        file.write_text(after)
        said = "\n".join(findings(copy, None, [fault.part]))
        file.write_text(text)
        missed += fault.said not in said
        print("found " if fault.said in said else "MISSED", fault.what, flush=True)
        if fault.said not in said:
            print(said)
    return missed
