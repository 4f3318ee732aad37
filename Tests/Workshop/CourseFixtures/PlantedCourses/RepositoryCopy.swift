import Course
import Foundation
import OperatingSystem
import Programs
import Synchronization
import TestTools

/// A copy of this repository, or of a part of it, without what was built, in a folder that goes
/// away with it: a test may write there what it likes.
package final class RepositoryCopy: PlantedFolder {
  package let root: URL

  /// The workbook that these tests are a part of.
  package static let original = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  package static let whole = [
    "Package.swift", "README.md", ".ci", ".swift-format", "Chapters", "Exercises", "Solutions",
    "Sources", "Tests",
  ]

  /// - Parameter names: What of it is copied. What has no sources is never built, and so is small.
  package init(of names: [String] = whole) throws {
    root = (names.contains("Sources") ? temporaryFolder : quickestFolder)
      .appending(path: "repository-\(UUID())", directoryHint: .isDirectory)
    for name in names {
      let folder = root.appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Self.original.copy([name], into: folder)
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Types a line at the top of the copy, and gives what it said on both outputs.
  package func run(
    _ line: String,
    environment: [String: String] = [:]
  ) async throws -> (text: String, end: Program.End) {
    let program = Program(
      "sh",
      ["-c", "cd \"$0\" && exec \(line)", root.path(percentEncoded: false)],
      environment: ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("WORKBOOK_") }
        .merging(environment) { $1 }
    )
    let written = Mutex<[UInt8]>([])
    let end = try await program.run { bytes in written.withLock { $0 += bytes } }
    return (String(decoding: written.withLock { $0 }, as: UTF8.self), end)
  }
}
