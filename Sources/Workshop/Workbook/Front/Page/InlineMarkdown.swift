import Stage

extension StyledText {
  /// Reads code between backticks, what is between stars, and links; all else is text.
  init(markdown: String, style: Style = .plain, keepsBackticks: Bool = false) {
    self.init()
    var rest = Substring(markdown)
    var isStrong = false
    while let character = rest.first {
      if character == "`", let code = rest.prefixMatch(of: /`([^`]+)`/) {
        let text = keepsBackticks ? code.0 : code.1
        self = self + StyledText(String(text), style: .code)
        rest = rest[code.range.upperBound...]
      } else if character == "[", let link = rest.prefixMatch(of: /\[([^\]]+)\]\(([^)]+)\)/) {
        self =
          self + StyledText(markdown: String(link.1), style: style, keepsBackticks: keepsBackticks)
        if !link.2.hasSuffix(link.1.filter { $0 != "`" }) {
          self = self + StyledText(" (\(link.2))", style: .dim)
        }
        rest = rest[link.range.upperBound...]
      } else if character == "*", isStrong || rest.isOpeningStars {
        isStrong.toggle()
        rest = rest.drop { $0 == "*" }
      } else {
        letters.append(Letter(character: character, style: isStrong ? .bold : style))
        rest = rest.dropFirst()
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
