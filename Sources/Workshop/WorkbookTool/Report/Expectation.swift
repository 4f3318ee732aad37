import Stage

/// What a test expected, and what it got instead, read from the sentence of the test framework.
///
/// `(countdown.secondsLeft → 8) == 9` looked at `countdown.secondsLeft`, expected `9` and got `8`.
struct Expectation: Equatable {
  let subject: String
  let expected: String
  let got: String

  /// Whether the test looked at something that is true or false.
  var isTruth: Bool { ["true", "false"].contains(expected) && ["true", "false"].contains(got) }

  /// What was expected and got, where they begin to differ.
  var firstDifference: (expected: String, got: String) {
    let room = 64
    guard max(expected.count, got.count) > room else { return (expected, got) }
    let same = zip(expected, got).prefix { $0 == $1 }.count
    // From the element of a list that the difference is in, or from the word.
    let start = expected.prefix(same).lastIndex(of: " ").map { expected[..<$0].count + 1 } ?? 0
    func cut(_ text: String) -> String {
      (start == 0 ? "" : "… ") + String(text.dropFirst(start)).truncated(columns: room)
    }
    return (cut(expected), cut(got))
  }

  /// Nil if the sentence is of another kind; it is then shown as it is.
  init?(_ sentence: String) {
    let introduction = "Expectation failed: "
    guard sentence.hasPrefix(introduction) else { return nil }
    let text = sentence.dropFirst(introduction.count)
    guard
      let reading = Expectation.comparison(text) ?? Expectation.truth(text)
        ?? Expectation.exit(text)
    else { return nil }
    self = reading
  }

  private init(_ subject: some StringProtocol, expected: String, got: some StringProtocol) {
    self.subject = String(subject).plainExpression
    self.expected = expected.withoutTypes
    self.got = String(got).withoutTypes
  }

  /// `(subject → value) == other`, where the other side may have a value of its own.
  private static func comparison(_ text: Substring) -> Expectation? {
    guard let left = text.leadingGroup, let evaluated = left.inside.evaluated else { return nil }
    for sign in [" == ", " != ", " <= ", " >= ", " < ", " > "] where left.rest.hasPrefix(sign) {
      let right = left.rest.dropFirst(sign.count)
      var wanted = right
      if let group = right.leadingGroup, group.rest.isEmpty, let value = group.inside.evaluated {
        wanted = value.value
      }
      let expected: String
      switch sign {
      case " == ": expected = String(wanted)
      case " != ": expected = "anything but \(wanted)"
      default: expected = "\(sign.dropFirst())\(wanted)"
      }
      return Expectation(evaluated.subject, expected: expected, got: evaluated.value)
    }
    return nil
  }

  /// `.success → .signal(SIGABRT → 6)`: a test in a process of its own, and how that has ended.
  private static func exit(_ text: Substring) -> Expectation? {
    guard text.hasPrefix(".success → "), let end = text.evaluated?.value else { return nil }
    return Expectation("how its process ends", expected: ".success", got: end)
  }

  /// `subject → false`, `subject → nil`, `!(subject → true)`, or a name alone.
  private static func truth(_ text: Substring) -> Expectation? {
    if text.hasPrefix("!"), let group = text.dropFirst().leadingGroup, group.rest.isEmpty,
      let evaluated = group.inside.evaluated
    {
      return Expectation(evaluated.subject, expected: "false", got: "true")
    }
    if text.wholeMatch(of: /\w+/) != nil {
      return Expectation(text, expected: "true", got: "false")
    }
    guard let evaluated = text.evaluated else { return nil }
    let expected = ["false": "true", "nil": "a value"][evaluated.value]
    return expected.map { Expectation(evaluated.subject, expected: $0, got: evaluated.value) }
  }
}

extension Substring {
  /// The group that this begins with, without its brackets, and what comes after it.
  fileprivate var leadingGroup: (inside: Substring, rest: Substring)? {
    guard first == "(" else { return nil }
    for (index, depth) in bracketDepths where depth == 0 && self[index] == ")" {
      return (self[self.index(after: startIndex)..<index], self[self.index(after: index)...])
    }
    return nil
  }

  /// The parts of `subject → value`, at the first arrow that is in no bracket and in no string.
  fileprivate var evaluated: (subject: Substring, value: Substring)? {
    for (index, depth) in bracketDepths where depth == 0 && self[index] == "→" {
      var value = self[self.index(after: index)...].drop { $0 == " " }
      // A negated property is written twice: `!(subject → true → true)`.
      if let again = value.firstArrow { value = value[..<again] }
      return (self[..<index].trimmingSuffixSpaces, value)
    }
    return nil
  }

  private var firstArrow: Index? {
    for (index, depth) in bracketDepths where depth == 0 && self[index] == "→" {
      return self[..<index].trimmingSuffixSpaces.endIndex
    }
    return nil
  }

  private var trimmingSuffixSpaces: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Each position outside of string literals, and how many brackets are open after it.
  private var bracketDepths: [(Index, Int)] {
    var result: [(Index, Int)] = []
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for index in indices {
      let character = self[index]
      if isQuoted {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isQuoted = false
        }
        continue
      }
      switch character {
      case "\"": isQuoted = true
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      result.append((index, depth))
    }
    return result
  }
}

extension String {
  /// `(quitting → Tests.Quitting).isOver` is `quitting.isOver`.
  fileprivate var plainExpression: String {
    var text = self[...]
    var result = ""
    while let open = text.firstIndex(of: "(") {
      guard let group = text[open...].leadingGroup, let part = group.inside.evaluated else {
        result += text[...open]
        text = text[text.index(after: open)...]
        continue
      }
      result += text[..<open] + String(part.subject).plainExpression
      text = group.rest
    }
    return result + text
  }

  /// `LocationServices.AuthorizationStatus.denied` is `.denied`, as a person would write it, and a
  /// text of several lines is one.
  fileprivate var withoutTypes: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }.joined(separator: " ")
      .replacing(/\b[A-Z]\w*(?:\.[A-Z]\w*)+\.(?=[a-z])/, with: ".")
      .replacing(/\b[A-Z]\w*\.(?=[A-Z])/, with: "")
  }
}
