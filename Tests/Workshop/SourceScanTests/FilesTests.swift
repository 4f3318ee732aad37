import DependenciesTestSupport
import Foundation
import Testing

@testable import SourceScan

@Suite struct FilesTests {
  @Test func `what cannot be read is told in a sentence, and the rest is scanned`() async throws {
    try await inFolder { folder in
      try write("let now = Date()", to: "\(folder)/Good.swift")
      try Data([0x6C, 0xFF, 0xFE]).write(to: URL(filePath: "\(folder)/Bad.swift"))
      let large = FileManager.default.createFile(atPath: "\(folder)/Large.swift", contents: nil)
      #expect(large)
      truncate("\(folder)/Large.swift", 50 << 20)
      let scan = try await Scan.of(folder)
      #expect(scan.findings.map(\.text) == ["Date()"])
      #expect(
        scan.troubles == [
          "\(folder)/Bad.swift is left out: it is not UTF-8.",
          "\(folder)/Large.swift is left out: it has 50 MB, which is no source that a person wrote.",
        ]
      )
    }
  }

  @Test(arguments: [("\"", 250_000), ("\"\"\"\n", 100_000), ("##\"", 100_000)])
  func `strings in strings may be as deep as a machine writes them`(quote: String, depth: Int) {
    let signs = String(quote.prefix { $0 == "#" })
    let end = String(quote.filter { $0 != "\n" }.reversed())
    let source =
      "let text = " + String(repeating: "\(quote)\\\(signs)(", count: depth) + "Date()"
      + String(repeating: ")\(quote.contains("\n") ? "\n" : "")\(end)", count: depth)
      + "; let id = UUID()"
    #expect(scanned(source) == ["time Date()", "randomness UUID()"])
  }

  @Test func `a name with a line break in it is told on one line`() async throws {
    try await inFolder { folder in
      try write("let now = Date()", to: "\(folder)/Two\nlines\u{1B}[31m.swift")
      try Data([0xFF]).write(to: URL(filePath: "\(folder)/Bad\nname.swift"))
      let scan = try await Scan.of(folder)
      #expect(scan.findings.map(\.path) == ["\(folder)/Two\u{FFFD}lines\u{FFFD}[31m.swift"])
      #expect(scan.troubles == ["\(folder)/Bad\u{FFFD}name.swift is left out: it is not UTF-8."])
    }
  }

  @Test func `links are not followed, so that none runs in a circle`() async throws {
    try await inFolder { folder in
      try write("let now = Date()", to: "\(folder)/Model.swift")
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/Again",
        withDestinationPath: folder
      )
      #expect(try await Scan.of(folder).findings.count == 1)
    }
  }

  @Test func `a line without an end is read like any other`() async throws {
    try await inFolder { folder in
      let numbers = String(repeating: "1, ", count: 300_000)
      try write("let all = [\(numbers)]; let now = Date()", to: "\(folder)/Table.swift")
      let finding = try await Scan.of(folder).findings.first
      #expect(finding?.line == 1)
      #expect(finding?.column == 11 + 900_000 + 1 + 13)
    }
  }

  @Test func `what tools put beside the sources is passed over`() async throws {
    try await inFolder { folder in
      for name in [".build", "Pods", "DerivedData", "Carthage"] {
        try write("let now = Date()", to: "\(folder)/\(name)/A.swift")
      }
      try write("let now = 1", to: "\(folder)/B.swift")
      #expect(try await Scan.of(folder).findings == [])
    }
  }

  @Test func `a path that leads nowhere, and a folder without Swift, are refused`() async throws {
    try await inFolder { folder in
      await #expect(
        throws: ScanError(
          "There is nothing at \(folder)/App. Name a folder with Swift code, or a file."
        )
      ) { try await Scan.of("\(folder)/App") }
      await #expect(throws: ScanError("There is no Swift file in \(folder).")) {
        try await Scan.of(folder)
      }
    }
  }

  private func inFolder(_ operation: (String) async throws -> Void) async throws {
    let folder = quickestFolder.appending(path: "scan-\(UUID())").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await operation(folder)
  }

  private func write(_ text: String, to path: String) throws {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
