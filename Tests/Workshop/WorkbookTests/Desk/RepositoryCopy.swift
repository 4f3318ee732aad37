import DependenciesTestSupport
import Foundation
import OperatingSystem
import Programs
import Synchronization

/// A copy of this repository, without what was built, in a folder that goes away with it.
final class RepositoryCopy: Sendable {
  let root: URL

  static let whole = [
    "Package.swift", "README.md", ".ci", ".swift-format", "Chapters", "Exercises", "Solutions",
    "Sources", "Tests",
  ]

  /// - Parameter names: What of it is copied. What is not whole is never built, and so is small.
  init(of names: [String] = whole) throws {
    let original = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    root = (names == Self.whole ? FileManager.default.temporaryDirectory : quickestFolder)
      .appending(path: "repository-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for name in names {
      try FileManager.default.createDirectory(
        at: root.appending(path: name).deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        at: original.appending(path: name),
        to: root.appending(path: name)
      )
    }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Runs a program at the top of the copy, and gives what it said on both outputs.
  func run(
    _ words: String...,
    environment: [String: String] = [:]
  ) async throws -> (text: String, end: Program.End) {
    let program = Program(
      "sh",
      ["-c", #"cd "$0" && exec "$@""#, root.path(percentEncoded: false)] + words,
      environment: ProcessInfo.processInfo.environment
        .filter { !$0.key.hasPrefix("WORKBOOK_") }
        .merging(environment) { $1 }
    )
    let written = Mutex<[UInt8]>([])
    let end = try await program.run { bytes in written.withLock { $0 += bytes } }
    return (String(decoding: written.withLock { $0 }, as: UTF8.self), end)
  }
}
