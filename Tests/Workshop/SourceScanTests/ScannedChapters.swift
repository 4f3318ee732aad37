import Foundation
import TestTools
import Testing

@testable import SourceScan

/// What a scan says of this workbook.
@Suite struct ScannedChapters {
  private static let root = repository.appending(path: "Chapters").path

  /// The chapters that have two versions: `01-Countdown`.
  private static let chapters =
    (try? FileManager.default.contentsOfDirectory(atPath: root))?
    .filter { uncontrolled(of: $0) != nil }
    .sorted() ?? []

  /// The uncontrolled version: a file, or a folder.
  private static func uncontrolled(of chapter: String) -> String? {
    ["Uncontrolled.swift", "Uncontrolled"].map { "\(root)/\(chapter)/Sources/\($0)" }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  @Test func `there are chapters`() { #expect(Self.chapters.count >= 5) }

  @Test(arguments: chapters)
  func `an uncontrolled version reaches out to what its chapter cures`(_ chapter: String)
    async throws
  {
    let cured = try cures().filter { $0.value.contains(String(chapter.prefix(2))) }.map(\.key)
    #expect(!cured.isEmpty, "Cures.txt names no kind for \(chapter).")
    let scan = try await Scan.of(#require(Self.uncontrolled(of: chapter)))
    let found = Set(scan.findings.map(\.kind.rawValue))
    #expect(
      !found.isDisjoint(with: cured),
      "It cures \(cured), and its first version has \(found)."
    )
  }

  @Test(arguments: chapters)
  func `no controlled version reaches out, and no live client is reported`(_ chapter: String)
    async throws
  {
    let scan = try await Scan.of("\(Self.root)/\(chapter)/Sources")
    let paths = scan.findings.map(\.path)
    #expect(!paths.contains { $0.hasSuffix("/Controlled.swift") || $0.contains("/Controlled/") })
    #expect(!paths.contains { $0.hasSuffix("ClientLive.swift") })
  }

  @Test func `each kind is cured in a chapter`() throws {
    #expect(try Set(cures().keys) == Set(DependencyKind.allCases.map(\.rawValue)))
  }

  private func cures() throws -> [String: [String]] {
    let text = try String(contentsOfFile: "\(Self.root)/11-YourOwnCode/Cures.txt", encoding: .utf8)
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 }
  }
}
