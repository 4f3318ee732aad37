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
    all(in: chapter.files.lines(chapter.guardsPath))
  }

  static func all(in lines: [String]) -> [Guard] {
    var guards: [Guard] = []
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let bare = String(line.drop { $0 == " " })
      if bare.isEmpty { continue }
      if line.hasPrefix(" "), let open = guards.popLast() {
        let reason = open.reason.isEmpty ? bare : "\(open.reason) \(bare)"
        guards.append(
          Guard(exercise: open.exercise, test: open.test, reason: reason, line: open.line)
        )
      } else {
        let parts = bare.split(separator: ":", maxSplits: 1).map(String.init)
        let test = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : ""
        guards.append(Guard(exercise: parts[0], test: test, reason: "", line: index + 1))
      }
    }
    return guards
  }
}
