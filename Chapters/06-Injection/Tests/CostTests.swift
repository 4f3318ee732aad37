import ChapterKit
import Foundation
import TestTools
import Testing

@testable import InjectionChapter

/// What `swift run Injection cost` counts.
@Suite struct CostOfADate {
  @Test func `each difference fits its screen`() throws {
    let differences = try Cost.differences()
    #expect(differences.count == 7)
    for path in differences.keys { _ = try screen(path, with: differences) }
  }

  @Suite(.endToEnd) struct CostEndToEnd {
    @Test func `the screens with a date compile`() async throws {
      let folder = quickestFolder.appending(path: "date-\(UUID())")
      defer { try? FileManager.default.removeItem(at: folder) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let differences = try Cost.differences()
      let sources = Cost.chapter.appending(path: "Sources").path
      var files: [String] = []
      // The program makes a tab, and has no date to hand to it.
      for path in try FileManager.default.subpathsOfDirectory(atPath: sources)
      where path.hasSuffix(".swift") && path != "InjectionDemo.swift" {
        let file = folder.appending(path: path.replacing("/", with: "-"))
        try screen(path, with: differences).write(to: file, atomically: true, encoding: .utf8)
        files.append(file.path)
      }
      let package = Cost.chapter.deletingLastPathComponent().deletingLastPathComponent()
      let result = await DemoResult.run(
        ["swiftc", "-typecheck", "-swift-version", "6", "-parse-as-library"]
          + ["-package-name", package.lastPathComponent]
          + ["-I", BuiltProducts.folder.appending(path: "Modules").path] + files,
        of: "/usr/bin/env"
      )
      #expect(result.errors == "")
    }
  }
}

/// A file of the chapter as it is once the leaf has a date.
private func screen(_ path: String, with differences: [String: [String]]) throws -> String {
  let file = Cost.chapter.appending(path: "Sources/\(path)")
  let text = try String(contentsOf: file, encoding: .utf8)
  guard let difference = differences[path] else { return text }
  return difference.split(separator: "@@").reduce("\n\(text)") { text, hunk in
    func lines(without sign: Character) -> String {
      "\n" + hunk.filter { $0.first != sign }.map { $0.dropFirst() }.joined(separator: "\n") + "\n"
    }
    #expect(text.ranges(of: lines(without: "+")).count == 1, "\(path): \(hunk)")
    return text.replacing(lines(without: "+"), with: lines(without: "-"))
  }
}
