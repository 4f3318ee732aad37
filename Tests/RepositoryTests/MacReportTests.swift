import Foundation
import OperatingSystem
import Programs
import TestTools
import Testing

/// What a person with a Mac runs once, on a tree with three modules and a `swift` that obeys.
@Suite(.machineTime(.seconds(60))) struct TheReportOfAMac {
  private let place = try! TestFolder()
  private var folder: URL { place.url }

  init() throws {
    for name in ["Control/Clocks", "Control/Torn", "World/Stuck"] {
      try FileManager.default.createDirectory(
        at: folder.appending(path: "Sources/\(name)"),
        withIntermediateDirectories: true
      )
    }
    let script = try String(contentsOf: repository.appending(path: ".ci/mac"), encoding: .utf8)
    try plant(".ci/mac", script)
    try plant(".ci/run", "#!/bin/sh\necho 'All green.'")
    try plant(
      "bin/swift",
      """
      #!/bin/sh
      case "$WORKBOOK_ONLY" in
      Clocks) echo '✔ Test run with 7 tests in 2 suites passed after 0.1 seconds.' ;;
      Torn) echo '/home/blob/Torn.swift:1:2: error: cannot find it'; exit 1 ;;
      Stuck) exec sleep 1000 ;;
      *) echo "swift $*" ;;
      esac
      """
    )
  }

  @Test func `each part runs, though another fails, and one file says all of it`() async throws {
    let (lines, end) = try await run("xcode", "Torn", "Clocks", "doctor", "all")
    #expect(end == .exited(1))
    #expect(lines.contains { $0.hasPrefix("Torn … FAILED (1), ") })
    #expect(
      lines.last
        == "1 failed. Everything is in .build/mac/report.txt: please send it with an issue."
    )
    let report = try String(
      contentsOf: folder.appending(path: ".build/mac/report.txt"),
      encoding: .utf8
    )
    let parts = report.split(separator: "\n=== ").map(String.init)
    let first = parts[0].split(separator: "\n").drop { !$0.hasPrefix("xcode") }
    #expect(
      first.map { $0.replacing(/\d+ s/, with: "0 s").trimmingCharacters(in: .whitespaces) } == [
        "xcode                    passed, 0 s.",
        "Torn                     FAILED (1), 0 s.",
        "Clocks                   passed, 0 s. Test run with 7 tests passed",
        "doctor                   passed, 0 s.",
        "all                      passed, 0 s.",
      ]
    )
    #expect(
      parts[1] == """
        What the compiler refuses, each once

        ~/Torn.swift:1:2: error: cannot find it

        """
    )
    #expect(
      parts.dropFirst(3).map { String($0.prefix { $0 != "\n" }) } == [
        "What crashed", "xcode", "Torn", "Clocks", "doctor", "all",
      ]
    )
    #expect(parts.last?.contains("All green.") == true)
    #expect(report.contains("swift run workbook doctor"))
  }

  @Test func `on a Mac, Xcode builds the scheme of a chapter`() async throws {
    try plant("bin/uname", "#!/bin/sh\necho Darwin")
    for name in ["xcode-select", "xcrun"] { try plant("bin/\(name)", "#!/bin/sh") }
    try plant(
      "bin/xcodebuild",
      """
      #!/bin/sh
      echo "xcodebuild $*"
      case "$*" in *-scheme*) echo 'xcodebuild: error: no such scheme' >&2; exit 65 ;; esac
      """
    )
    let (lines, end) = try await run("xcode")
    #expect(end == .exited(1))
    #expect(lines.contains { $0.hasPrefix("xcode … FAILED (1), ") })
    let report = try String(
      contentsOf: folder.appending(path: ".build/mac/report.txt"),
      encoding: .utf8
    )
    #expect(report.contains("xcodebuild -list\n"))
    #expect(report.contains("each once\n\nxcodebuild: error: no such scheme\n"))
    #expect(report.contains(" -scheme Countdown -destination platform=macOS "))
  }

  @Test func `a part that hangs is ended`() async throws {
    let (lines, end) = try await run("Stuck", "Clocks", limit: 0)
    #expect(end == .exited(1))
    #expect(lines.contains { $0.hasPrefix("Stuck … FAILED") })
  }

  @Test func `a part that is none is refused`() async throws {
    let (lines, end) = try await run("Clock")
    #expect(end == .exited(64))
    #expect(lines == ["Clock is no part of this. .ci/mac --list has their names."])
  }

  private func run(_ parts: String..., limit: Int = 20) async throws -> ([String], Program.End) {
    defer { try? FileManager.default.removeItem(at: folder.appending(path: "bin")) }
    let result = try await Program(
      "bash",
      [folder.appending(path: ".ci/mac").path] + parts,
      environment: [
        "PATH": "\(folder.appending(path: "bin").path):/usr/bin:/bin:/usr/sbin",
        "HOME": "/home/blob", "MAC_LIMIT": "\(limit)",
      ]
    )
    .result()
    let text = String(decoding: result.output + result.errors, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), result.end)
  }

  private func plant(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try "\(text)\n".write(to: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }
}
