import Course
import Foundation
import Workbook

/// Writes a chapter: all of it, or nothing.
struct SkeletonWriter {
  let root: URL

  /// Each folder is made as a whole; then the three lists are replaced. If anything goes wrong, all
  /// that was written is removed again.
  func write(_ skeleton: Skeleton) throws {
    let places = ["Chapters", "Exercises", "Solutions"].map { "\($0)/\(skeleton.folder)" }
    for place in places where root.has(place) {
      throw CommandFailure("\(place) is there already: nothing is overwritten.", .fileTrouble)
    }
    let files = try skeleton.files(from: ChapterTemplate(root: root))
    let rows = try ChapterRow.all.map { ($0.path, try $0.adding(skeleton, in: root)) }
    var undo: [() throws -> Void] = []
    do {
      for place in places {
        let own = files.filter { $0.path.hasPrefix("\(place)/") }
        try NewFolder.make(
          url(place),
          files: own.map { (String($0.path.dropFirst(place.count + 1)), $0.text) }
        )
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
        "The chapter cannot be written, and nothing of it was left behind: \(error.reason)",
        .fileTrouble
      )
    }
  }

  private func url(_ path: String) -> URL { root.appending(path: path) }
}
