/// The meaning of a key after the prefix.
enum SpeakerKey: CaseIterable, Sendable {
  case next, back, nextChapter, chapterBefore, type, terminal, question, file, diff, exercise,
    panes, other, up, down, black, light, open

  /// The key, as the speaker's line shows it, what it does, and what else terminals send for it.
  var help: (key: String, does: String, sent: [String]) {
    switch self {
    case .next: ("n", "next row", ["\u{1B}[C", "\u{1B}OC"])
    case .back: ("b", "back", ["\u{1B}[D", "\u{1B}OD"])
    case .nextChapter: ("N", "next chapter", [])
    case .chapterBefore: ("B", "chapter before", [])
    case .type: ("t", "type it", [])
    case .terminal: ("space", "terminal", [" ", "\r"])
    case .question: ("q", "question", [])
    case .file: ("f", "file", [])
    case .diff: ("d", "diff", [])
    case .exercise: ("e", "exercise", [])
    case .panes: ("p", "panes", [])
    case .other: ("tab", "other pane", ["\t"])
    case .up: ("↑", "back", ["\u{1B}[A", "\u{1B}OA", "k"])
    case .down: ("↓", "on", ["\u{1B}[B", "\u{1B}OB", "j"])
    case .black: (".", "black", [])
    case .light: ("l", "light", [])
    case .open: ("o", "page again", [])
    }
  }
}

/// Separates the keys for the program in the pane from those for the presentation.
struct PrefixKeyParser {
  enum Part: Equatable {
    case typed([UInt8])
    case pressed(SpeakerKey)
  }

  /// Whether the prefix was pressed, and its key is still to come.
  private(set) var isPrefixPressed = false

  /// Ctrl-\, as terminals send it by themselves, or where a program asks for it in another form;
  /// and F12, for keyboards on which it is hard to reach.
  private static let prefixes = ["\u{1C}", "\u{1B}[92;5u", "\u{1B}[27;5;92~", "\u{1B}[24~"]
    .map { Array($0.utf8) }
  private static let keys = SpeakerKey.allCases.flatMap { key in
    ([key.help.key] + key.help.sent).map { (bytes: Array($0.utf8), key: key) }
  }

  /// - Parameter bytes: What one or more keys have sent. A key is not cut in two.
  mutating func read(_ bytes: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var rest = bytes[...]
    while let first = rest.first {
      let prefix = Self.prefixes.first { rest.starts(with: $0) }
      if let prefix {
        // Pressed twice, it is for the program.
        if isPrefixPressed { parts.append(.typed(prefix)) }
        isPrefixPressed.toggle()
        rest = rest.dropFirst(prefix.count)
      } else if !isPrefixPressed {
        // No prefix begins with another byte.
        let count = 1 + rest.dropFirst().prefix { ![0x1B, 0x1C].contains($0) }.count
        parts.append(.typed(Array(rest.prefix(count))))
        rest = rest.dropFirst(count)
      } else {
        isPrefixPressed = false
        let key = Self.keys.first { rest.starts(with: $0.bytes) }
        if let key { parts.append(.pressed(key.key)) }
        // Another key ends it, and does nothing.
        rest = key.map { rest.dropFirst($0.bytes.count) } ?? (first == 0x1B ? [] : rest.dropFirst())
      }
    }
    return parts
  }
}
