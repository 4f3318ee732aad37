import Stage

extension StyledLine {
  /// Reads code between backticks, what is between stars, and links; all else is text.
  init(markdown: String, style: TextStyle = .plain, keepsBackticks: Bool = false) {
    self.init("")
    var rest = Substring(markdown)
    var isStrong = false
    while let character = rest.first {
      if character == "`", let code = rest.prefixMatch(of: /`([^`]+)`/) {
        let text = keepsBackticks ? code.0 : code.1
        self = self + StyledLine(String(text), .code)
        rest = rest[code.range.upperBound...]
      } else if character == "[", let link = rest.prefixMatch(of: /\[([^\]]+)\]\(([^)]+)\)/) {
        self =
          self + StyledLine(markdown: String(link.1), style: style, keepsBackticks: keepsBackticks)
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
