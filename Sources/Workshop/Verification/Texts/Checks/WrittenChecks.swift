import Course
import Usage

extension TextCheck {
  /// What `workbook new chapter` leaves for its author is marked, and the course is not whole
  /// before the author has written it.
  static let nothingLeftToWrite = TextCheck("nothing is left to write") { chapter in
    let folders = ["Chapters", "Exercises", "Solutions"].map { "\($0)/\(chapter.folder)" }
    let paths =
      chapter.texts + folders.flatMap(chapter.files.allSources)
      + chapter.exercises.flatMap { [$0.path(of: .wrong), $0.path(of: .second)] }
    return paths.compactMap { path in
      let marks = chapter.files.lines(path).enumerated().filter { $0.element.contains("Write: ") }
      guard let first = marks.first else { return nil }
      return Fault(
        path,
        line: first.offset + 1,
        """
        \(counted(marks.count, "place")) marked with "Write:" \(marks.count == 1 ? "is" : "are") \
        not written yet: do so.
        """
      )
    }
  }
}
