import Course
import Stage

extension MarkdownPage {
  /// The lines of it on a terminal, no wider than this.
  func lines(columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for (index, block) in blocks.enumerated() {
      if index > 0, !(block.isItem && blocks[index - 1].isItem) { lines.append(StyledLine("")) }
      lines += block.lines(columns: columns)
    }
    return lines
  }
}

extension MarkdownPage.Block {
  fileprivate var isItem: Bool {
    if case .item = self { true } else { false }
  }

  fileprivate func lines(columns: Int) -> [StyledLine] {
    switch self {
    case .heading(let text):
      return StyledLine(markdown: text, style: .bold).wrapped(columns: columns)
    case .paragraph(let text): return StyledLine(markdown: text).wrapped(columns: columns)
    case .item(let mark, let indentation, let text):
      let mark = (mark == "-" ? "•" : mark) + " "
      let start = StyledLine(String(repeating: " ", count: indentation) + mark)
      let line = start + StyledLine(markdown: text)
      return line.wrapped(columns: columns, hanging: mark.count)
    case .code(let lines, let language):
      return lines.flatMap { line in
        let style: TextStyle =
          language == "diff" ? .ofDiff(line.first) : language == "sh" ? .code : .plain
        return StyledLine("  \(line)", style).wrapped(columns: columns, hanging: 4)
      }
    case .table(let rows):
      return PageTable(
        rows: rows.enumerated().map { index, row in
          row.map { StyledLine(markdown: $0, style: index == 0 ? .bold : .plain) }
        }
      ).lines(columns: columns)
    case .quote(let page):
      return page.lines(columns: columns - 2).map { StyledLine("│ ", .dim) + $0 }
    }
  }
}

/// A table whose columns are as wide as their texts, or narrower where the window is.
private struct PageTable {
  /// The first one is the head.
  let rows: [[StyledLine]]

  /// The number of spaces between two columns.
  private static let gap = 2

  func lines(columns: Int) -> [StyledLine] {
    let widths = widths(columns: columns)
    let wrapped = rows.map { row in
      zip(row, widths).map { $0.wrapped(columns: $1) }
    }
    let isTall = wrapped.dropFirst().contains { $0.contains { $0.count > 1 } }
    var lines: [StyledLine] = []
    for (index, row) in wrapped.enumerated() {
      if index > 1, isTall { lines.append(StyledLine("")) }
      for height in 0..<(row.map(\.count).max() ?? 0) {
        lines.append(
          joined(row.map { height < $0.count ? $0[height] : StyledLine("") }, widths: widths)
        )
      }
      if index == 0 {
        let rules = widths.map { StyledLine(String(repeating: "─", count: $0), .dim) }
        lines.append(joined(rules, widths: widths))
      }
    }
    return lines
  }

  /// The cells of a row in one line: each but the last is as wide as its column.
  private func joined(_ cells: [StyledLine], widths: [Int]) -> StyledLine {
    var line = StyledLine("")
    for (cell, width) in zip(cells.dropLast(), widths) {
      let space = max(0, width - cell.columns) + Self.gap
      line = line + cell + StyledLine(String(repeating: " ", count: space))
    }
    return line + (cells.last ?? "")
  }

  /// The width that each column wants. If the sum is too large, the widest one gives way.
  private func widths(columns: Int) -> [Int] {
    let count = rows.map(\.count).max() ?? 0
    var widths = (0..<count).map { index in
      rows.map { index < $0.count ? $0[index].columns : 0 }.max() ?? 0
    }
    let room = columns - Self.gap * max(0, count - 1)
    while widths.reduce(0, +) > room, let widest = widths.max(), widest > 1,
      let index = widths.lastIndex(of: widest)
    {
      widths[index] -= 1
    }
    return widths
  }
}

extension TextStyle {
  static let code = TextStyle(foreground: .cyan)
}

extension StyledLine {
  /// Reads code between backticks, what is between stars, and links; all else is text. Code keeps
  /// its backticks, as not every terminal has colours.
  init(markdown: String, style: TextStyle = .plain) {
    self.init("")
    var rest = Substring(markdown)
    var isStrong = false
    while let character = rest.first {
      if character == "`", let code = rest.prefixMatch(of: /`[^`]+`/) {
        self = self + StyledLine(String(code.output), .code)
        rest = rest[code.range.upperBound...]
      } else if character == "[", let link = rest.prefixMatch(of: /\[([^\]]+)\]\(([^)]+)\)/) {
        self = self + StyledLine(markdown: String(link.1), style: style)
        if !link.2.hasSuffix(link.1.filter { $0 != "`" }) {
          self = self + StyledLine(" (\(link.2))", .dim)
        }
        rest = rest[link.range.upperBound...]
      } else if character == "*", isStrong || rest.isOpeningStars {
        isStrong.toggle()
        rest = rest.drop { $0 == "*" }
      } else {
        let end = rest.dropFirst().firstIndex { "`[*".contains($0) } ?? rest.endIndex
        self = self + StyledLine(String(rest[..<end]), isStrong ? .bold : style)
        rest = rest[end...]
      }
    }
  }
}

extension Substring {
  /// Whether the stars here belong to the word that follows, and something closes them.
  fileprivate var isOpeningStars: Bool {
    let text = drop { $0 == "*" }
    return text.first.map { $0 != " " } == true && text.contains("*")
  }
}
