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
    let rows = rows
    let widest = rows.flatMap { [$0.left.count, $0.right.count] }.max() ?? 0
    let half = min(max(Self.smallestHalf, widest), (columns - 3) / 2)
    let lines = half >= Self.smallestHalf ? sideBySide(rows, half: half) : unified
    return lines.flatMap { $0.wrapped(columns: columns) }.picture(columns)
  }

  private var unified: [StyledLine] {
    [StyledLine("- \(old)", .removed), StyledLine("+ \(new)", .added), ""]
      + diff.lines.map { line in
        line.first == "@" ? StyledLine("⋮", .dim) : StyledLine(line, .ofDiff(line.first))
      }
  }

  private struct Row {
    var left = ""
    var right = ""
  }

  /// What was removed stands beside what was added in its place.
  private var rows: [Row] {
    var rows: [Row] = []
    var free = 0
    for line in diff.lines {
      switch line.first {
      case "-":
        rows.append(Row(left: line))
      case "+":
        free = rows[free...].firstIndex { $0.right.isEmpty } ?? rows.count
        if free == rows.count { rows.append(Row()) }
        rows[free].right = line
      default:
        rows.append(Row(left: line, right: line))
        free = rows.count
      }
    }
    return rows
  }

  private func sideBySide(_ rows: [Row], half: Int) -> [StyledLine] {
    let title =
      StyledLine(old.padding(to: half), .bold) + StyledLine(" │ ", .dim) + StyledLine(new, .bold)
    let rule = String(repeating: "─", count: half + 1)
    return [title, StyledLine("\(rule)┼\(rule)", .dim)]
      + rows.flatMap { row -> [StyledLine] in
        if row.left.first == "@" { return [StyledLine("⋮".padding(to: half) + " │ ⋮", .dim)] }
        let left = StyledLine(row.left, .ofDiff(row.left.first)).wrapped(columns: half)
        let right = StyledLine(row.right, .ofDiff(row.right.first)).wrapped(columns: half)
        return (0..<max(left.count, right.count)).map { index in
          let (own, other) = (left.dropFirst(index).first ?? "", right.dropFirst(index).first ?? "")
          let gap = "".padding(to: half - own.text.count)
          return own + StyledLine("\(gap) │ ", .dim) + other
        }
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
