import ChapterKit
import DependenciesTestSupport
import Foundation
import Testing

/// Each chapter, run as somebody runs it: as a process of its own, whose footprint is its own.
@Suite(.machineTime(.seconds(60))) struct ChapterPreviews {
  @Test(arguments: ChapterFolder.all)
  func `a controlled preview is over at once, and touches nothing outside`(
    folder: ChapterFolder
  ) async throws {
    let chapter = try #require(allChapters.first { $0.folder == folder.name })
    let name = chapter.name
    // The last one is the one that the chapter ends with.
    let version = try #require(chapter.versions.last?.key)
    let (lines, code) = try await run(name, version, "--context", "preview")
    let closing = try #require(lines.last)
    let match = closing.wholeMatch(of: /(\d+\.\d) s · outside world: untouched/)
    let seconds = try #require(
      match.flatMap { Double($0.1) },
      "The closing line of \(name): \(closing)"
    )
    #expect(seconds <= 0.2 * machineLoad + 0.05, "\(name) takes \(seconds) s.")
    #expect(lines.count > 1, "\(name) tells nothing.")
    #expect(code == 0)
  }

  private func run(_ name: String, _ arguments: String...) async throws -> ([String], Int32) {
    let home = FileManager.default.temporaryDirectory.appending(path: "preview-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let process = Process()
    process.executableURL = products.appending(path: name)
    process.arguments = arguments
    process.environment = ["WORKBOOK_STATE": home.path(percentEncoded: false)]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    // What a chapter says fits into a pipe, so nobody has to read before the end.
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  /// Where the package manager puts what it builds: beside the bundle of the tests.
  private var products: URL {
    #if os(macOS)
      Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        .deletingLastPathComponent()
    #else
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    #endif
  }
}
