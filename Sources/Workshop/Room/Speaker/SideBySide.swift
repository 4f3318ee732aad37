import Course

/// A line of one version, and the line of the other one that stands next to it.
struct DiffPair: Equatable {
  /// Each begins with its sign; it is empty if the other has no counterpart.
  var left = ""
  var right = ""

  /// Both, for a page.
  var lines: [ShownDiff.Line] {
    [left, right].map { ShownDiff.Line(sign: String($0.prefix(1)), parts: parts(of: $0)) }
  }

  /// A line without its sign, cut where it differs from the other one: before, changed, after. It
  /// is whole if the other one is empty, or if they have too little in common.
  func parts(of line: String) -> [String] {
    let text = line.dropFirst()
    let (old, new) = (words(of: left), words(of: right))
    let first = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let (before, after) = (old.prefix(first).joined().count, old.suffix(last).joined().count)
    let least = min(old.joined().count, new.joined().count)
    guard left.first == "-", right.first == "+", (before + after) * 3 >= least else {
      return [String(text)]
    }
    let start = text.prefix { $0 == " " }.count + before
    return [text.prefix(start), text.dropFirst(start).dropLast(after), text.suffix(after)].map {
      String($0)
    }
  }

  /// Words are compared, and not letters.
  private func words(of line: String) -> [Substring] {
    line.dropFirst().drop { $0 == " " }.matches(of: /\w+|\W/).map(\.output)
  }
}

extension VersionsDiff.File {
  /// The hunks in which the versions differ, from top to bottom: what was removed stands next to
  /// what was added in its place.
  var hunks: [[DiffPair]] {
    var hunks: [[DiffPair]] = [[]]
    var free = 0
    for line in lines {
      let last = hunks.count - 1
      switch line.first {
      case "@":
        hunks.append([])
        free = 0
      case "-":
        hunks[last].append(DiffPair(left: line))
      case "+":
        free = hunks[last][free...].firstIndex { $0.right.isEmpty } ?? hunks[last].count
        if free == hunks[last].count { hunks[last].append(DiffPair()) }
        hunks[last][free].right = line
      default:
        hunks[last].append(DiffPair(left: line, right: line))
        free = hunks[last].count
      }
    }
    return hunks.filter { !$0.isEmpty }
  }
}
