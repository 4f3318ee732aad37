import Course

/// What the tests of an answer are compiled against: its lines without the bodies of its functions.
///
/// The compiler compiles tests anew if this has changed, and leaves them as they are if it has not.
/// So answers that declare the same are judged one after another. They are guessed from the
/// indentation. A guess is enough, because only the order depends on it: the compiler decides what
/// is compiled.
struct Declarations: Equatable {
  private let lines: [Substring]

  init(of answer: KeptAnswer) {
    lines = answer.texts.flatMap { Self.lines(of: $0 ?? "") }
  }

  private static func lines(of text: String) -> [Substring] {
    var kept: [Substring] = []
    /// How far in the function begins whose body is to be left out, and whether that has begun.
    var function: (indent: Int, hasBody: Bool)?
    for line in text.split(separator: "\n") {
      let bare = line.drop { $0 == " " }
      let indent = line.count - bare.count
      if let open = function, indent > open.indent, open.hasBody { continue }
      if bare.isEmpty || bare.hasPrefix("//") { continue }
      kept.append(line)
      if function.map({ indent <= $0.indent && !bare.hasPrefix(")") }) ?? true {
        let keyword = bare.prefixMatch(of: Self.function)?.1
        let isStored = keyword == "var" && bare.contains(" = ")
        function = keyword == nil || isStored ? nil : (indent, false)
      }
      if let open = function, indent == open.indent, bare.hasSuffix("{") {
        function?.hasBody = true
      }
    }
    return kept
  }

  private nonisolated(unsafe) static let function =
    /(?:@?\w+(?:\([^)]*\))?\s+)*(func|init|deinit|subscript|var)\b/
}

extension [KeptAnswer] {
  /// The answers that declare what the solution does; and the others, each next to those that
  /// declare the same.
  func grouped(from solution: KeptAnswer) -> (alike: [KeptAnswer], others: [KeptAnswer]) {
    var groups = [(declarations: Declarations(of: solution), answers: [KeptAnswer]())]
    for answer in self {
      let declarations = Declarations(of: answer)
      if let index = groups.firstIndex(where: { $0.declarations == declarations }) {
        groups[index].answers.append(answer)
      } else {
        groups.append((declarations, [answer]))
      }
    }
    return (groups[0].answers, groups.dropFirst().flatMap(\.answers))
  }
}
