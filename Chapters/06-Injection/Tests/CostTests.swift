import ChapterKit
import DependenciesTestSupport
import Foundation
import Testing

@testable import InjectionChapter

/// What `swift run Injection cost` counts.
@Suite struct CostOfADate {
  @Test func `a difference is applied where it fits, and empty lines do not count`() throws {
    let difference = Difference(lines: [" a", "-b", "+B", "+", "@@", " c", "+d"])
    #expect(try difference.applied(to: "a\nb\nc\n") == "a\nB\n\nc\nd\n")
    #expect(difference.count(of: "+") == 2)
    #expect(difference.count(of: "-") == 1)
  }

  @Test(arguments: [("b\n", 0), ("a\na\n", 2)])
  func `what fits nowhere or twice is refused`(text: String, places: Int) {
    #expect(throws: DifferenceError(piece: " a\n+b", places: places)) {
      try Difference(lines: [" a", "+b"]).applied(to: text)
    }
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
      "It compiles the chapter once more. To run it, set WORKBOOK_END_TO_END=1."
    )
  )
  func `the screens with a date compile`() async throws {
    let folder = quickestFolder.appending(path: "date-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let differences = try Difference.withDate()
    let sources = Difference.chapter.appending(path: "Sources").path
    var files: [String] = []
    // The program makes a tab, and has no date to hand to it.
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources)
    where path.hasSuffix(".swift") && path != "InjectionDemo.swift" {
      let file = folder.appending(path: path.replacing("/", with: "-"))
      let text = try (differences[path] ?? Difference(lines: [])).applied(
        to: Difference.screen(path)
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
      files.append(file.path)
    }
    let package = Difference.chapter.deletingLastPathComponent().deletingLastPathComponent()
    let result = await DemoProcess.run(
      ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"]
        + ["-package-name", package.lastPathComponent]
        + ["-I", DemoProcess.products.appending(path: "Modules").path] + files,
      of: "/usr/bin/env"
    )
    #expect(result.errors == "")
  }
}
