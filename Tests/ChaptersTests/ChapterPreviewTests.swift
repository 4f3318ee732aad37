import ChapterKit
import DependenciesTestSupport
import Foundation
import OperatingSystem
import Programs
import Testing

/// Each chapter, run as you run it: as a process of its own, whose footprint is its own.
@Suite(.machineTime(.seconds(60))) struct ChapterPreviews {
  @Test(arguments: ChapterFolder.all)
  func `a controlled preview is over at once, and touches nothing outside`(
    folder: ChapterFolder
  ) async throws {
    let chapter = try #require(allChapters.first { $0.folder == folder.name })
    let name = chapter.name
    // The last one is the one that the chapter ends with.
    let version = try #require(chapter.versions.last?.key)
    let (lines, end) = try await run(name, version, "--context", "preview")
    let closing = try #require(lines.last)
    let match = closing.wholeMatch(of: /(\d+\.\d) s · outside world: untouched/)
    let seconds = try #require(
      match.flatMap { Double($0.1) },
      "The closing line of \(name): \(closing)"
    )
    #expect(seconds <= 0.2 * machineLoad + 0.05, "\(name) takes \(seconds) s.")
    #expect(lines.count > 1, "\(name) tells nothing.")
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
