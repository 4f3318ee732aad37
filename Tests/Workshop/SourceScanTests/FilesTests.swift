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
    let scan = try await Scan.of(folder)
    #expect(scan.findings.map(\.text) == ["Date()"])
    #expect(scan.troubles == ["\(folder)/Bad.swift is no text in UTF-8: it is left out."])
  }

  @Test func `what tools put next to the sources is passed over, and no link is followed`()
    async throws
  {
    for path in [".build/A", "Pods/A", "DerivedData/A", "Carthage/A", "Package", "Package@swift-6"]
    {
      try planted.write("\(path).swift", "let now = Date()")
    }
    try planted.write("B.swift", "let now = Date()")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Again",
      withDestinationPath: folder
    )
    #expect(try await Scan.of(folder).findings.map(\.path) == ["\(folder)/B.swift"])
  }

  @Test func `a folder without Swift is refused`() async throws {
    await #expect(throws: ScanError("There is no Swift file in \(folder).")) {
      try await Scan.of(folder)
    }
  }
}
