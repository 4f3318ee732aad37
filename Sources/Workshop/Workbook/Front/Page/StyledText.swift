import Stage

/// A text whose letters may each look different.
struct StyledText: Equatable {
  struct Letter: Equatable {
    let character: Character
    let style: Style
  }

  var letters: [Letter] = []

  init() {}

  init(_ text: String, style: Style = .plain) {
    letters = text.map { Letter(character: $0, style: style) }
  }

  private init(_ letters: some Sequence<Letter>) { self.letters = Array(letters) }

  static func + (left: StyledText, right: StyledText) -> StyledText {
    StyledText(left.letters + right.letters)
  }

  var columns: Int { letters.reduce(0) { $0 + $1.character.columns } }

  /// Its lines, broken between words; a word that is wider than a line is broken where it has to be.
  func wrapped(columns: Int) -> [StyledText] {
    let columns = max(columns, 1)
    var lines: [StyledText] = []
    var line = StyledText()
    for word in letters.split(separator: " ", by: \.character) {
      var word = StyledText(word)
      let space = line.letters.isEmpty ? StyledText() : line.space(before: word)
      if line.columns + space.columns + word.columns <= columns {
        line = line + space + word
        continue
      }
      if !line.letters.isEmpty { lines.append(line) }
      while word.columns > columns {
        let head = word.beginning(columns: columns)
        lines.append(StyledText(head))
        word = StyledText(word.letters.dropFirst(head.count))
      }
      line = word
    }
    return lines + [line]
  }

  /// A line of code in rows of a window: what does not fit stands below, further in, and nothing is lost.
  func brokenAsCode(columns: Int) -> [StyledText] {
    guard self.columns > columns else { return [self] }
    let indentation = letters.prefix { $0.character == " " }.count + 4
    let margin = indentation < columns / 2 ? indentation : 0
    var rows: [StyledText] = []
    var rest = self
    while rest.columns > columns {
      let fitting = rest.beginning(columns: columns)
      let space = fitting.dropFirst(margin + 1).lastIndex { $0.character == " " }
      let row = space.map { rest.letters[...$0] } ?? fitting
      rows.append(StyledText(row))
      let left = rest.letters[row.endIndex...]
      rest = StyledText(String(repeating: " ", count: margin)) + StyledText(left)
    }
    return rows + [rest]
  }

  /// Between two words of code the space is code as well.
  private func space(before word: StyledText) -> StyledText {
    let style = letters.last?.style == word.letters.first?.style ? letters.last?.style : nil
    return StyledText(" ", style: style ?? .plain)
  }

  /// The letters that fit; one at least, so that there is an end to it.
  private func beginning(columns: Int) -> ArraySlice<Letter> {
    var room = columns
    let fitting = letters.prefix { letter in
      room -= letter.character.columns
      return room >= 0
    }
    return fitting.isEmpty ? letters.prefix(1) : fitting
  }
}

extension Array {
  fileprivate func split<Part: Equatable>(
    separator: Part,
    by part: (Element) -> Part
  ) -> [ArraySlice<Element>] {
    split { part($0) == separator }
  }
}
