import Foundation
import TestTools
import Testing
import Usage

@testable import SourceScan

@Suite struct FilesTests {
  private let planted = try! TestFolder()
  private var folder: String { planted.path }

  @Test func `what cannot be read is reported in a sentence, and the rest is scanned`() async throws
  {
    try planted.write("let now = Date()".utf8, to: "Good.swift")
    try planted.write([0x6C, 0xFF, 0xFE], to: "Bad.swift")
    let scan = try await Scan.of(folder)
    #expect(scan.findings.map(\.text) == ["Date()"])
    #expect(scan.problems == ["\(folder)/Bad.swift is no text in UTF-8: it is left out."])
  }

  @Test func `what tools put next to the sources is passed over, and no link is followed`()
    async throws
  {
    for folder in [".build", "Pods", "DerivedData", "AppUITests"] {
      let place = planted.path(folder)
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
    }
    for name in [
      ".build/A", "Pods/A", "DerivedData/A", "AppUITests/A", "Package", "Package@swift-6", "B",
    ] {
      try planted.write("let now = Date()".utf8, to: "\(name).swift")
    }
    try FileManager.default.createSymbolicLink(
      atPath: planted.path("Again"),
      withDestinationPath: folder
    )
    let scan = try await Scan.of(folder)
    #expect(scan.findings.map { scan.folder + $0.path } == ["\(folder)/B.swift"])
  }

  @Test func `a folder without Swift is refused`() async throws {
    await #expect(throws: SentenceError("There is no Swift file in \(folder).")) {
      try await Scan.of(folder)
    }
  }
}
