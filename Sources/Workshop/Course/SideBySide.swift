/// A line of one version, and what stands in its place in the other one.
package struct DiffPair: Equatable, Sendable {
  /// Each begins with its sign; it is empty if nothing stands beside the other.
  package var left = ""
  package var right = ""

  /// Where the two differ, as counts of characters from the first letter and from the end; nil if
  /// one of them is empty, or if they have too little in common.
  var difference: (before: Int, after: Int)? {
    guard left.first == "-", right.first == "+" else { return nil }
    let (old, new) = (letters(of: left), letters(of: right))
    let before = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - before
    let after = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    return (before + after) * 3 >= min(old.count, new.count) ? (before, after) : nil
  }

  private func letters(of line: String) -> [Character] {
    Array(line.dropFirst().drop { $0 == " " })
  }

  /// A line without its sign, cut where it differs from the other one: before, changed, after.
  package func parts(of line: String) -> [String] {
    let text = line.dropFirst()
    guard let (before, after) = difference else { return [String(text)] }
    let start = text.prefix { $0 == " " }.count + before
    return [text.prefix(start), text.dropFirst(start).dropLast(after), text.suffix(after)].map {
      String($0)
    }
  }
}

/// A place in which two versions differ.
package struct DiffPlace: Equatable, Sendable {
  /// Empty if each version is one file.
  package let file: String
  package let pairs: [DiffPair]
}

extension VersionsDiff {
  /// The places in which the versions differ, from top to bottom: what was removed stands beside
  /// what was added in its place.
  package var places: [DiffPlace] {
    files.flatMap { file in file.places.map { DiffPlace(file: file.name, pairs: $0) } }
  }
}

extension VersionsDiff.File {
  fileprivate var places: [[DiffPair]] {
    var places: [[DiffPair]] = [[]]
    var free = 0
    for line in lines {
      let last = places.count - 1
      switch line.first {
      case "@":
        places.append([])
        free = 0
      case "-":
        places[last].append(DiffPair(left: line))
      case "+":
        free = places[last][free...].firstIndex { $0.right.isEmpty } ?? places[last].count
        if free == places[last].count { places[last].append(DiffPair()) }
        places[last][free].right = line
      default:
        places[last].append(DiffPair(left: line, right: line))
        free = places[last].count
      }
    }
    return places.filter { !$0.isEmpty }
  }
}
