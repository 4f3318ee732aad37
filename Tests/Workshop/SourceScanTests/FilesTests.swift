import Foundation
import PlantedCourses
import Testing

@testable import SourceScan

@Suite struct FilesTests {
  private let planted = try! PlantedCourse()
  private var folder: String { planted.root.path }

  @Test func `what cannot be read is reported in a sentence, and the rest is scanned`() async throws
  {
    try planted.write("Good.swift", "let now = Date()")
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

  @Test func `a name with a line break in it is shown on one line`() async throws {
    try planted.write("Two\nlines\u{1B}[31m.swift", "let now = Date()")
    try Data([0xFF]).write(to: URL(filePath: "\(folder)/Bad\nname.swift"))
    let scan = try await Scan.of(folder)
    #expect(scan.findings.map(\.path) == ["\(folder)/Two\u{FFFD}lines\u{FFFD}[31m.swift"])
    #expect(scan.troubles == ["\(folder)/Bad\u{FFFD}name.swift is left out: it is not UTF-8."])
  }

  @Test func `links are not followed, so that none runs in a circle`() async throws {
    try planted.write("Model.swift", "let now = Date()")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Again",
      withDestinationPath: folder
    )
    #expect(try await Scan.of(folder).findings.count == 1)
  }

  @Test func `a line without an end is read like any other`() async throws {
    let numbers = String(repeating: "1, ", count: 300_000)
    try planted.write("Table.swift", "let all = [\(numbers)]; let now = Date()")
    let finding = try await Scan.of(folder).findings.first
    #expect(finding?.line == 1)
    #expect(finding?.column == 11 + 900_000 + 1 + 13)
  }

  @Test func `what tools put next to the sources is passed over`() async throws {
    for name in [".build", "Pods", "DerivedData", "Carthage"] {
      try planted.write("\(name)/A.swift", "let now = Date()")
    }
    try planted.write("B.swift", "let now = 1")
    #expect(try await Scan.of(folder).findings == [])
  }

  @Test func `a folder without Swift is refused`() async throws {
    await #expect(throws: ScanError("There is no Swift file in \(folder).")) {
      try await Scan.of(folder)
    }
  }
}
