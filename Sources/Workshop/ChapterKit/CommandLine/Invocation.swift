import Dependencies
import Usage

/// A command line of a chapter, parsed.
package struct Invocation: Equatable, Sendable {
  package enum Word: Equatable, Sendable {
    case overview
    case help
    case version(String)
    case compare
    /// A command of the chapter's own.
    case own(String)

    package static let controlled = Word.version("controlled")
  }

  package var word: Word
  /// The value of `--context`.
  package var context: DependencyContext?
  /// The argument of the chapter's own command.
  package var argument: String?
  /// Its options, by their names; one without a value has an empty one.
  package var values: [String: String] = [:]

  package init(
    _ word: Word,
    context: DependencyContext? = nil,
    argument: String? = nil,
    values: [String: String] = [:]
  ) {
    self.word = word
    self.context = context
    self.argument = argument
    self.values = values
  }

  /// The context of a controlled version; nil does not change it. Where versions are compared, it
  /// is a preview.
  package var contextOfControlled: DependencyContext? {
    context ?? (word == .compare ? .preview : nil)
  }
}

extension Chapter {
  /// Parses what was typed after the chapter's name.
  package func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    if ParsedArguments.asksForHelp(arguments) || arguments.contains("help") {
      return Invocation(.help)
    }
    let typed = try ParsedArguments(arguments) { words throws(UsageError) in
      guard let first = words.first else { return options }
      return options + (command(of: try word(first))?.options ?? [])
    }
    guard let first = typed.operands.first else {
      guard let option = arguments.first?.prefix(while: { $0 != "=" }) else {
        return Invocation(.overview)
      }
      throw UsageError(
        """
        \(option) needs a command: \
        swift run \(name) \(controlledVersions.last ?? "compare") \(option) …
        """
      )
    }
    var invocation = Invocation(try word(first))
    let own = command(of: invocation.word)
    if let word = typed.rest.dropFirst(own?.argument == nil ? 0 : 1).first {
      throw UsageError("\"\(word)\" is one command too many after \"\(first)\".")
    }
    if let own, let argument = own.argument, let word = typed.rest.first {
      guard own.known.contains(word) else {
        let list = own.known.joined(separator: ", ")
        let sentence = "\"\(word)\" is no \(argument): there is \(list)."
        throw UsageError(sentence, typed: word, known: own.known)
      }
      invocation.argument = word
    }
    for option in own?.options ?? [] {
      invocation.values[option.name] = typed.values[option.name]
    }
    invocation.context = try typed.values["--context"].map { word throws(UsageError) in
      try context(word)
    }
    return invocation
  }

  private func word(_ typed: String) throws(UsageError) -> Invocation.Word {
    if version(typed) != nil { return .version(typed) }
    if typed == "compare" { return .compare }
    if commands.contains(where: { $0.name == typed }) { return .own(typed) }
    throw UsageError(
      "There is no command \"\(typed)\".",
      typed: typed,
      known: versions.map(\.key).reversed() + ["compare"] + commands.map(\.name)
    )
  }

  func command(of word: Invocation.Word) -> DemoCommand? {
    guard case .own(let name) = word else { return nil }
    return commands.first { $0.name == name }
  }

  private func context(_ typed: String) throws(UsageError) -> DependencyContext {
    switch typed {
    case "live": return .live
    case "preview": return .preview
    case "test": return .test
    default:
      throw UsageError(
        "\"\(typed)\" is not a context: it is live, preview or test.",
        typed: typed,
        known: ["live", "preview", "test"]
      )
    }
  }
}
