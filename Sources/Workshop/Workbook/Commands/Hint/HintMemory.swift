import Course
import Foundation

/// How many hints of each exercise were shown.
///
/// The memory is a small text file, a line for each exercise: `01-Countdown/TakeControl 2`. A line
/// that says something else counts as none, so it does no harm to edit or to delete the file.
struct HintMemory {
  /// By the exercise's id, from 1 on.
  var seen: [String: Int]
  private let root: URL

  static let path = ".workbook/hints.txt"

  init(in root: URL) {
    self.root = root
    let text = root.text(of: Self.path) ?? ""
    seen = text.split(whereSeparator: \.isNewline).reduce(into: [:]) { seen, line in
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[1]), number > 0 else { return }
      seen[String(words[0])] = number
    }
  }

  /// Nil when it is saved, else the sentence that says why not. The hint is shown all the same.
  func save() -> String? {
    let lines = seen.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    do {
      try root.write(lines.joined(), to: Self.path)
      return nil
    } catch {
      return """
        \(Self.path) cannot be written, so this hint is not remembered: make the folder writable, \
        or ask for the next one with --level.
        """
    }
  }
}
