/// The arguments of a program or of a command: operands, and options among them.
package struct ParsedArguments: Equatable, Sendable {
  package private(set) var operands: [String] = []
  /// The values of the options, by their names; a flag has an empty one.
  package private(set) var values: [String: String] = [:]

  /// - Parameter options: Returns the options that may follow the operands that were typed so far.
  package init(
    _ arguments: [String],
    options: (_ operands: [String]) throws(UsageError) -> [Option]
  ) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        .map(String.init)
      let known = try options(operands)
      guard let option = known.first(where: { $0.name == parts[0] }) else {
        throw UsageError(
          "There is no option \"\(parts[0])\".",
          typed: parts[0],
          known: known.map(\.name) + ["--help"]
        )
      }
      if option.valueName == nil {
        guard parts.count == 1 else { throw UsageError("\(option.name) takes no value.") }
        values[option.name] = ""
      } else {
        guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
          throw UsageError("\(option.name) needs a value: \(option.words).")
        }
        values[option.name] = value
      }
    }
  }

  package static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.contains("--help") || arguments.contains("-h")
  }

  /// The operands from the second one on.
  package var rest: [String] { Array(operands.dropFirst()) }

  package func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, which has to be one of those that there are.
  ///
  /// - Parameter noun: What such a value is called.
  package func value<Value: CaseIterable & RawRepresentable<String>>(
    _ option: String,
    of type: Value.Type,
    _ noun: String
  ) throws(UsageError) -> Value? {
    guard let word = values[option] else { return nil }
    if let value = Value(rawValue: word) { return value }
    let known = type.allCases.map(\.rawValue)
    throw UsageError(
      "There is no \(noun) \"\(word)\": it is \(known.joined(separator: ", ")).",
      typed: word,
      known: known
    )
  }
}

/// An option with its dashes: a flag, or a name with a value.
package struct Option: Equatable, Sendable {
  package let name: String
  /// The placeholder of the value in `--help`; nil for a flag.
  package let valueName: String?
  package let summary: String

  /// - Parameter summary: What it means, in one sentence.
  package init(_ name: String, _ valueName: String? = nil, summary: String) {
    self.name = name
    self.valueName = valueName
    self.summary = summary
  }

  /// `--port N`
  package var words: String { valueName.map { "\(name) \($0)" } ?? name }
}

/// A mistake in what was typed, in one sentence.
package struct UsageError: Error, Equatable {
  package let sentence: String

  package init(_ sentence: String) { self.sentence = sentence }

  /// A sentence about a word that is not known, with the known one that was perhaps meant.
  package init(_ sentence: String, typed: String, known: [String]) {
    let near = typed.nearest(among: known)
    self.init(sentence + (near.map { " Did you mean \"\($0)\"?" } ?? ""))
  }
}

extension String {
  /// The word that was meant by what was typed, if a slip or two lead from one to the other, or if
  /// it is its beginning.
  package func nearest(among words: [String]) -> String? {
    let typed = lowercased()
    // Letters that were left out or put in; one that is wrong, or swapped with the next, is both.
    let nearest = words.map { (word: $0, slips: $0.lowercased().difference(from: typed).count) }
      .sorted { $0.slips < $1.slips }
    guard let (word, slips) = nearest.first else { return nil }
    if slips <= min(4, word.count / 2 + 1), slips < min(typed.count, word.count) { return word }
    return nearest.first { typed.count >= 3 && $0.word.hasPrefix(typed) }?.word
  }
}
