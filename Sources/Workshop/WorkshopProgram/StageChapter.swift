import Course
import Foundation
import OperatingSystem
import TelemetryCollector
import Usage
import WorkbookTool

extension WorkshopProgram {
  static let stage = Command.stage.running { typed, context in
    let course = try context.course()
    let isAll = typed.operands[0] == "all"
    let chapters = isAll ? course.chapters : [try course.chapter(typed.operands[0])]
    let name = isAll ? "all" : chapters[0].name
    var changes = try chapters.flatMap(\.exercises).flatMap(\.files).map(course.change)
    let exercises = Set(changes.map(\.path))
    let folders = chapters.flatMap { ["Chapters/\($0.folder)", "Exercises/\($0.folder)"] }
    if let demo = try await GitHead(root: course.root).changes(in: folders) {
      changes += demo.filter { !exercises.contains($0.path) }
    } else {
      context.sayOnStandardError("Git does not have them: the files of demos stay as they are.")
    }
    try context.replace(
      changes + context.permissions + context.documents,
      because: "stage \(name)",
      in: course,
      done: "\(isAll ? "Every chapter" : name) is on stage, in its first state."
    )
    let events = context.telemetryFolder
    if FileManager.default.fileExists(atPath: events.path) {
      // A collector that runs is asked to forget, so that its page begins at zero as well.
      try Collector.reset(storage: events)
    }
    return .success
  }
}

/// The last commit.
private struct GitHead {
  let root: URL

  /// The changes that make some folders what they are at HEAD. Hidden files stay. Nil if there is
  /// no git, or if it does not have each folder.
  func changes(in folders: [String]) async throws -> [FileChange]? {
    for folder in folders where await run(["cat-file", "-e", "HEAD:./\(folder)"]) == nil {
      return nil
    }
    let changed = ["diff", "--name-only", "--no-renames", "--relative", "-z", "HEAD", "--"]
    let added = ["ls-files", "--others", "--exclude-standard", "-z", "--"]
    guard let changed = await run(changed + folders), let added = await run(added + folders) else {
      return nil
    }
    var changes: [FileChange] = []
    for name in (changed + added).split(separator: 0) {
      let path = String(decoding: name, as: UTF8.self)
      if path.contains("/.") { continue }
      let text = await run(["cat-file", "blob", "HEAD:./\(path)"])
      changes.append(FileChange(path, text.map { Data($0) }))
    }
    return changes
  }

  private func run(_ arguments: [String]) async -> [UInt8]? {
    let git = Program(
      "git",
      ["-C", root.path] + arguments,
      // A hook of git has set these for another repository.
      environment: ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    )
    let result = try? await git.result()
    return result?.end == .exited(0) ? result?.output : nil
  }
}
