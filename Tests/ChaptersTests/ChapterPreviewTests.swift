import ChapterKit
import Course
import Foundation
import OperatingSystem
import TestTools
import Testing

/// Each demo, run as you run it: as a process of its own, whose footprint is its own.
@Suite(.machineTime(.seconds(60))) struct ChapterPreviews {
  private static let demos = try! Course(at: repository).chapters.filter(\.hasDemo).map(\.name)

  @Test(arguments: demos)
  func `the preview that a demo offers is over at once, and touches nothing outside`(
    name: String
  ) async throws {
    let command = "  swift run \(name) "
    let offered = try await run(name).lines.last { $0.hasSuffix(" --context preview") }
    #expect(offered?.hasPrefix(command) == true)
    let words = try #require(offered).dropFirst(command.count).split(separator: " ")
    let (lines, end) = try await run(name, words.map(String.init))
    let closing = try #require(lines.last)
    // A machine that stands still looks as if it waited; the shortest wait of a demo takes 0.8 s.
    let allowed = /(\d\.\d) s · outside world: (untouched|\d\.\d s waited for real)/
    let match = try #require(closing.wholeMatch(of: allowed), "\(name) ends with: \(closing)")
    let seconds = try #require(Double(match.1))
    #expect(seconds <= max(0.7, 0.2 * MachineLoad.now + 0.05), "\(name) takes \(seconds) s.")
    #expect(lines.count > 1, "\(name) writes nothing.")
    #expect(end == .exited(0))
  }

  private func run(
    _ name: String,
    _ arguments: [String] = []
  ) async throws -> (lines: [String], end: Program.End) {
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
