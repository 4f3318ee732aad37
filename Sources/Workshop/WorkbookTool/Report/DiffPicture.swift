import Course
import Stage
import Usage

/// The diff of a chapter in colour: side by side where both halves fit, else one below the other.
struct DiffPicture {
  private let diff: VersionsDiff
  private let old: String
  private let new: String

  init(_ diff: VersionsDiff, from old: String, to new: String) {
    self.diff = diff
    (self.old, self.new) = (old, new)
  }

  /// A half is as wide as its longest line. In a narrower one long lines are broken; in one that is
  /// narrower than this, every line would be.
  private static let smallestHalf = 50

  func picture(columns: Int) -> Canvas {
    let places = diff.places
    let widest = places.flatMap(\.pairs).flatMap { [$0.left.count, $0.right.count] }.max() ?? 0
    let half = min(max(Self.smallestHalf, widest), (columns - 3) / 2)
    let isWide = half >= Self.smallestHalf
    var lines = isWide ? title(half: half) : [StyledLine("- \(old)"), StyledLine("+ \(new)"), ""]
    var file = ""
    for (index, place) in places.enumerated() {
      if place.file != file {
        file = place.file
        lines += (index == 0 ? [] : [""]) + [StyledLine(file, .bold)]
      } else if index > 0 {
        lines.append(StyledLine(isWide ? "⋮".padding(to: half) + " │ ⋮" : "⋮", .dim))
      }
      lines +=
        isWide
        ? place.pairs.flatMap { sideBySide($0, half: half) }
        : unified(place.pairs, columns: columns)
    }
    return lines.picture(columns)
  }

  private func title(half: Int) -> [StyledLine] {
    let rule = String(repeating: "─", count: half + 1)
    let names =
      StyledLine(old.padding(to: half), .bold) + StyledLine(" │ ", .dim) + StyledLine(new, .bold)
    return [names, StyledLine("\(rule)┼\(rule)", .dim)]
  }

  /// What was removed, and then what came in its place.
  private func unified(_ pairs: [DiffPair], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    var added: [StyledLine] = []
    for pair in pairs {
      let isContext = pair.left == pair.right
      if isContext {
        lines += added
        added = []
      }
      if isContext || !pair.left.isEmpty { lines += rows(pair.left, pair, columns) }
      if !isContext, !pair.right.isEmpty { added += rows(pair.right, pair, columns) }
    }
    return lines + added
  }

  private func sideBySide(_ pair: DiffPair, half: Int) -> [StyledLine] {
    let (left, right) = (rows(pair.left, pair, half), rows(pair.right, pair, half))
    return (0..<max(left.count, right.count)).map { index in
      let (own, other) = (left.dropFirst(index).first ?? "", right.dropFirst(index).first ?? "")
      let gap = "".padding(to: half - own.text.count)
      return own + StyledLine("\(gap) │ ", .dim) + other
    }
  }

  /// A line in as many rows as it needs, each with its sign, and with the words marked that differ
  /// from its counterpart.
  private func rows(_ line: String, _ pair: DiffPair, _ columns: Int) -> [StyledLine] {
    let style = TextStyle.ofDiff(line.first)
    var mark = style
    mark.isReversed = true
    var styled = StyledLine("")
    for (index, part) in pair.parts(of: line).enumerated() {
      styled = styled + StyledLine(part, index == 1 ? mark : style)
    }
    return styled.wrapped(columns: columns - 1, hanging: 2).map {
      StyledLine(String(line.prefix(1)), style) + $0
    }
  }
}

extension TextStyle {
  static let added = TextStyle(foreground: .green)
  static let removed = TextStyle(foreground: .brightRed)

  /// How a line of a diff looks, by its first letter.
  static func ofDiff(_ mark: Character?) -> TextStyle {
    switch mark {
    case "+": .added
    case "-": .removed
    case "@": .dim
    default: .plain
    }
  }
}
