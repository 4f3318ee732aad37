import Foundation
import Testing

@testable import SourceScan

/// The scan of this workbook.
@Suite struct ScannedChapters {
  private static let root = #filePath.components(separatedBy: "/Tests/Workshop/")[0] + "/Chapters"

  /// The chapters with an uncontrolled version: `01-Countdown`.
  private static let chapters =
    (try? FileManager.default.contentsOfDirectory(atPath: root).sorted())?.filter { chapter in
      ["Uncontrolled.swift", "Uncontrolled"].contains {
        FileManager.default.fileExists(atPath: "\(root)/\(chapter)/Sources/\($0)")
      }
    } ?? []

  @Test func `there are chapters`() { #expect(Self.chapters.count >= 5) }

  @Test(arguments: chapters)
  func `the uncontrolled version reaches what its chapter is about, and the controlled one nothing`(
    chapter: String
  ) async throws {
    let taught = try chaptersOfKinds().filter { $0.value.contains(String(chapter.prefix(2))) }.map(
      \.key
    )
    let findings = try await Scan.of("\(Self.root)/\(chapter)/Sources").findings
    let uncontrolled = findings.filter { $0.path.hasPrefix("Uncontrolled") }.map(\.kind.rawValue)
    #expect(
      !Set(uncontrolled).isDisjoint(with: taught),
      "It is about \(taught), and its first version has \(uncontrolled)."
    )
    #expect(!findings.contains { $0.path.hasPrefix("Controlled") })
    #expect(!findings.contains { $0.path.hasSuffix("ClientLive.swift") })
  }

  @Test func `a chapter teaches to control each kind`() throws {
    #expect(try Set(chaptersOfKinds().keys) == Set(DependencyKind.allCases.map(\.rawValue)))
  }

  private func chaptersOfKinds() throws -> [String: [String]] {
    let text = try String(contentsOfFile: "\(Self.root)/11-YourOwnCode/Kinds.txt", encoding: .utf8)
    let rows = text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.map { ($0[0], Array($0.dropFirst())) }) { $0 + $1 }
  }
}
