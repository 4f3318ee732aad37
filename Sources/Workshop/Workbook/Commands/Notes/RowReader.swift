import Course
import Observation
import Stage

/// Where a speaker is on an instructor's page.
@MainActor @Observable
final class RowReader {
  /// From 0 on.
  var row = 0
  private let notes: StageNotes
  private let title: String

  init(_ notes: StageNotes, title: String) {
    self.notes = notes
    self.title = title
  }

  func press(_ key: Key) -> KeyResponse {
    switch key {
    case .right, .down, .pageDown, .enter, .character(" "), .character("n"):
      row = min(row + 1, notes.rows.count - 1)
    case .left, .up, .pageUp, .backspace, .character("b"):
      row = max(0, row - 1)
    default: return .ignored
    }
    return .handled
  }

  /// The row that is on, the next two, and what else the speaker may need, in markdown.
  var page: String {
    let now = notes.rows[row]
    let before = notes.rows.prefix(row).reduce(0) { $0 + $1.minutes }
    let all = notes.rows.reduce(0) { $0 + $1.minutes }
    let next = notes.rows.dropFirst(row + 1).prefix(2).map {
      "- \($0.typed): \($0.sees) (\($0.minutes) min)"
    }
    return """
      # \(title) · row \(row + 1) of \(notes.rows.count) · \(now.minutes) min

      **You type**: \(now.typed)

      **The room sees**: \(now.sees)

      Minutes \(before) to \(before + now.minutes) of \(all).

      \((next.isEmpty ? [] : ["**Next**"] + next).joined(separator: "\n\n"))

      \(notes.rest)
      """
  }
}
