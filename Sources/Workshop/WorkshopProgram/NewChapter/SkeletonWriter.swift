import Course
import Foundation
import Workbook

/// Writes a chapter: all of it, or nothing.
struct SkeletonWriter {
  let root: URL

  /// The folders are made aside and moved to their places when they are whole; then the three lists
  /// are replaced. Where anything goes wrong, everything is taken back.
  func write(_ skeleton: Skeleton) throws {
    let places = ["Chapters", "Exercises", "Solutions"].map { "\($0)/\(skeleton.folder)" }
    for place in places where root.has(place) {
      throw CommandFailure("\(place) is there already: nothing is overwritten.", .fileTrouble)
    }
    let files = try skeleton.files(from: ChapterTemplate(root: root))
    let rows = try ChapterRow.all.map { ($0.path, try $0.adding(skeleton, in: root)) }
    let aside = ".workbook/new-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(at: url(aside)) }
    var undo: [() throws -> Void] = []
    do {
      for file in files { try root.write(file.text, to: "\(aside)/\(file.path)") }
      for place in places {
        try FileManager.default.createDirectory(
          at: url(place).deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try FileManager.default.moveItem(at: url("\(aside)/\(place)"), to: url(place))
        undo.append { try FileManager.default.removeItem(at: url(place)) }
      }
      for (path, text) in rows {
        let before = try Data(contentsOf: url(path))
        try Data(text.utf8).write(to: url(path), options: .atomic)
        undo.append { try before.write(to: url(path), options: .atomic) }
      }
    } catch {
      for step in undo.reversed() { try? step() }
      throw CommandFailure(
        """
        The chapter cannot be written, and nothing of it was left behind: \
        \(error.localizedDescription)
        """,
        .fileTrouble
      )
    }
  }

  private func url(_ path: String) -> URL { root.appending(path: path) }
}
