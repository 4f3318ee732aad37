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
    let widest = places.joined().flatMap { [$0.left.count, $0.right.count] }.max() ?? 0
    let half = min(max(Self.smallestHalf, widest), (columns - 3) / 2)
    let lines = half >= Self.smallestHalf ? sideBySide(places, half: half) : unified
    return lines.flatMap { $0.wrapped(columns: columns) }.picture(columns)
  }

  private var unified: [StyledLine] {
    [StyledLine("- \(old)", .removed), StyledLine("+ \(new)", .added), ""]
      + diff.lines.map { line in
        line.first == "@" ? StyledLine("⋮", .dim) : StyledLine(line, .ofDiff(line.first))
      }
  }

  private func sideBySide(_ places: [[DiffPair]], half: Int) -> [StyledLine] {
    let title =
      StyledLine(old.padding(to: half), .bold) + StyledLine(" │ ", .dim) + StyledLine(new, .bold)
    let rule = String(repeating: "─", count: half + 1)
    let gap = [StyledLine("⋮".padding(to: half) + " │ ⋮", .dim)]
    return [title, StyledLine("\(rule)┼\(rule)", .dim)]
      + places.map { $0.flatMap { lines(of: $0, half: half) } }.joined(separator: gap)
  }

  private func lines(of pair: DiffPair, half: Int) -> [StyledLine] {
    let left = StyledLine(pair.left, .ofDiff(pair.left.first)).wrapped(columns: half)
    let right = StyledLine(pair.right, .ofDiff(pair.right.first)).wrapped(columns: half)
    return (0..<max(left.count, right.count)).map { index in
      let (own, other) = (left.dropFirst(index).first ?? "", right.dropFirst(index).first ?? "")
      let gap = "".padding(to: half - own.text.count)
      return own + StyledLine("\(gap) │ ", .dim) + other
    }
  }
}

extension TextStyle {
  static let added = TextStyle(foreground: .green)
  static let removed = TextStyle(foreground: .red)

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
