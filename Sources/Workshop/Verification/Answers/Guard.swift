/// A test that passes on the starter, because it protects what works already.
///
/// They are listed in `Solutions/NN-Name/Guards.txt`: a line with the exercise and the test, and
/// below it, indented, the reason. A line that begins with `#` is for the reader.
package struct Guard: Equatable, Sendable {
  package let exercise: String
  package let test: String
  package let reason: String
  let line: Int

  static func all(of chapter: ChapterFiles) -> [Guard] {
    ReasonedLine.all(in: chapter.files.lines(chapter.guardsPath)).map { entry in
      let parts = entry.text.split(separator: ":", maxSplits: 1).map(String.init)
      let test = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
      return Guard(exercise: parts[0], test: test, reason: entry.reason, line: entry.line)
    }
  }
}
