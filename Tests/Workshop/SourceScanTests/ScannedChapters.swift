import Foundation
import TestTools
import Testing

@testable import SourceScan

/// The scan of this workbook.
@Suite struct ScannedChapters {
  @Test
  func `an uncontrolled version reaches what its chapter is about, and a controlled one nothing`()
    async throws
  {
    let chapters = repository.appending(path: "Chapters").path
    let kinds = try String(contentsOfFile: "\(chapters)/11-YourOwnCode/Kinds.txt", encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(Set(kinds.map { $0[0] }) == Set(DependencyKind.allCases.map(\.rawValue)))
    let findings = try await Scan.of(chapters).findings.filter { $0.path.contains("/Sources/") }
    #expect(!findings.contains { $0.path.contains("/Controlled") })
    #expect(!findings.contains { $0.path.hasSuffix("ClientLive.swift") })
    let uncontrolled = findings.filter { $0.path.contains("/Uncontrolled") }
    let byChapter = Dictionary(grouping: uncontrolled) { String($0.path.prefix(2)) }
    #expect(byChapter.count >= 8)
    for (chapter, found) in byChapter {
      let taught = kinds.filter { $0.dropFirst().contains(chapter) }.map { $0[0] }
      #expect(found.contains { taught.contains($0.kind.rawValue) }, "\(chapter) is about \(taught)")
    }
  }
}
