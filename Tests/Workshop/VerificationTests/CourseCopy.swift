import Course
import DependenciesTestSupport
import Foundation

/// A copy of two chapters of this workbook and of all that they are built from, in a folder of its
/// own, where a test may plant what it likes.
struct CourseCopy: Sendable {
  let root: URL

  private static let original = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    root = temporaryFolder.appending(path: "course-copy-\(UUID())")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let folders = ["Chapters", "Exercises", "Solutions"].flatMap { place in
      ["01-Countdown", "02-Location"].map { "\(place)/\($0)" }
    }
    for part in folders + ["Package.swift", "README.md", "Sources", "Tests"] {
      let copy = root.appending(path: part)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(at: Self.original.appending(path: part), to: copy)
    }
    // The tests stay, also where exercises are solved.
    for file in try Course(at: root).exercises.flatMap(\.files) {
      try write(file.starter(in: root), to: file.path)
    }
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  func write(_ text: String, to path: String) throws {
    try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
  }

  /// Changes an exercise as it is handed out, and its starter with it.
  func replaceInStarter(_ old: String, with new: String, of name: String) throws {
    try replace(old, with: new, in: Course(at: root).exercise(name).path)
    try rewriteStarter(of: name)
  }

  func rewriteStarter(of name: String) throws {
    let file = try Course(at: root).exercise(name).files[0]
    try write(file.rewrittenStarter(in: root).new, to: file.starterPath)
  }

  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try text(path)
    let changed = text.replacing(old, with: new, maxReplacements: 1)
    struct NothingToReplace: Error { let old: String }
    guard changed != text else { throw NothingToReplace(old: old) }
    try write(changed, to: path)
  }
}
