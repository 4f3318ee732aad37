/// A line of a list of exceptions, and below it, indented, the reason for it. A line that begins
/// with `#` is for the reader.
struct ReasonedLine {
  let text: String
  let line: Int
  var reason = ""

  static func all(in lines: [String]) -> [ReasonedLine] {
    var all: [ReasonedLine] = []
    for (index, line) in lines.enumerated() where !line.hasPrefix("#") {
      let bare = String(line.drop { $0 == " " })
      if bare.isEmpty { continue }
      if line.hasPrefix(" "), var last = all.popLast() {
        last.reason += last.reason.isEmpty ? bare : " \(bare)"
        all.append(last)
      } else {
        all.append(ReasonedLine(text: bare, line: index + 1))
      }
    }
    return all
  }
}
