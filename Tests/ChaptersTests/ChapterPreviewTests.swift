import ChapterKit
import Foundation
import OperatingSystem
import Programs
import TestTools
import Testing

/// Each chapter, run as you run it: as a process of its own, whose footprint is its own.
@Suite(.machineTime(.seconds(60))) struct ChapterPreviews {
  @Test(arguments: allChapters)
  func `a controlled preview is over at once, and touches nothing outside`(
    chapter: Chapter
  ) async throws {
    let name = chapter.name
    // The last one is the one that the chapter ends with.
    let version = try #require(chapter.versions.last?.key)
    let (lines, end) = try await run(name, version, "--context", "preview")
    let closing = try #require(lines.last)
    // A machine that stands still looks as if it waited; the shortest wait of a demo takes 0.8 s.
    let allowed = /(\d\.\d) s · outside world: (untouched|\d\.\d s waited for real)/
    let match = try #require(closing.wholeMatch(of: allowed), "\(name) ends with: \(closing)")
    let seconds = try #require(Double(match.1))
    #expect(seconds <= max(0.7, 0.2 * MachineLoad.now + 0.05), "\(name) takes \(seconds) s.")
    #expect(lines.count > 1, "\(name) writes nothing.")
    #expect(end == .exited(0))
  }

  private func run(_ name: String, _ arguments: String...) async throws -> ([String], Program.End) {
    let home = quickestFolder.appending(path: "preview-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let chapter = Program(
      BuiltProducts.folder.appending(path: name).path(percentEncoded: false),
      arguments,
      environment: ["WORKBOOK_STATE": home.path(percentEncoded: false)]
    )
    let result = try await chapter.result()
    let text = String(decoding: result.output, as: UTF8.self)
    return (text.split(separator: "\n").map(String.init), result.end)
  }
}
