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
