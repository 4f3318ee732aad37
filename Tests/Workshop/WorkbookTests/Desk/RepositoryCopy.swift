import Foundation

/// A copy of this repository, without what was built, in a folder that goes away with it.
final class RepositoryCopy: Sendable {
  let root: URL

  static let whole = [
    "Package.swift", "README.md", ".swift-format", "Chapters", "Exercises", "Solutions", "Sources",
    "Tests",
  ]

  /// - Parameter names: What of it is copied; the folders that are never built are copied fast.
  init(of names: [String] = whole) throws {
    let original = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    root = FileManager.default.temporaryDirectory
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
  ) async throws -> (text: String, code: Int32) {
    let log = root.appending(path: ".log-\(UUID())")
    try Data().write(to: log)
    let output = try FileHandle(forWritingTo: log)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = root
    process.environment = ProcessInfo.processInfo.environment
      .filter { !$0.key.hasPrefix("WORKBOOK_") }
      .merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    try output.close()
    let text = String(decoding: try Data(contentsOf: log), as: UTF8.self)
    try FileManager.default.removeItem(at: log)
    return (text, process.terminationStatus)
  }
}
