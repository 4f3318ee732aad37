/// A unified diff as it is quoted in a lesson, without the two lines that name the files.
struct QuotedDiff {
  let lines: [String]

  /// What the diff makes of a file; throws when it is not a diff of that file.
  func applied(to old: [String]) throws(Mismatch) -> [String] {
    var new: [String] = []
    var position = 0
    for line in lines {
      let content = String(line.dropFirst())
      switch line.first {
      case "@":
        let starts = try hunkStarts(line)
        guard position <= starts.old - 1, starts.old - 1 <= old.count else {
          throw Mismatch(line: line)
        }
        new += old[position..<(starts.old - 1)]
        position = starts.old - 1
        guard new.count == starts.new - 1 else { throw Mismatch(line: line) }
      case "+":
        new.append(content)
      case "-", " ":
        guard position < old.count, old[position] == content else { throw Mismatch(line: line) }
        position += 1
        if line.first == " " { new.append(content) }
      default:
        throw Mismatch(line: line)
      }
    }
    return new + old[position...]
  }

  private func hunkStarts(_ line: String) throws(Mismatch) -> (old: Int, new: Int) {
    guard let match = line.wholeMatch(of: /@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/),
      let old = Int(match.1), let new = Int(match.2)
    else { throw Mismatch(line: line) }
    return (old, new)
  }

  struct Mismatch: Error {
    let line: String
  }
}
