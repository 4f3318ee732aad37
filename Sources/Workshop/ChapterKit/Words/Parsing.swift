import Dependencies

extension Chapter {
  /// Understands what was typed after the chapter's name.
  package func understand(_ arguments: [String]) throws(UsageError) -> Invocation {
    var invocation = Invocation(.overview)
    var typed: String?
    var firstOption: String?
    var expected: ArraySlice<Command.Argument> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" || argument == "help" { return Invocation(.help) }
      guard argument.hasPrefix("-") else {
        if let typed {
          guard let next = expected.popFirst() else {
            throw .oneWordTooMany(argument, after: typed)
          }
          try next.check(argument)
          invocation.values[next.name] = argument
        } else {
          invocation.word = try word(argument)
          expected = command(of: invocation.word)?.arguments[...] ?? []
          typed = argument
        }
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let value = { parts.count == 2 ? String(parts[1]) : rest.popFirst() }
      switch option {
      case "--context": invocation.context = try context(value())
      case "--speed": invocation.speed = try speed(value())
      default:
        let own = command(of: invocation.word)?.options ?? []
        guard let known = own.first(where: { $0.name == option }) else {
          throw UsageError(
            "There is no option \"\(option)\".",
            typed: option,
            known: ["--context", "--speed", "--help"] + own.map(\.name)
          )
        }
        if known.value == nil {
          guard parts.count == 1 else { throw UsageError("\(option) takes no value.") }
          invocation.values[option] = ""
        } else {
          guard let value = value() else { throw UsageError("\(option) needs a value.") }
          invocation.values[option] = value
        }
      }
      firstOption = firstOption ?? option
    }
    if let firstOption, typed == nil { throw .noCommand(for: firstOption, in: self) }
    if let missing = expected.first, !missing.isOptional {
      throw .argumentMissing(missing, of: command(of: invocation.word)!, in: self)
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

  func command(of word: Invocation.Word) -> Command? {
    guard case .own(let name) = word else { return nil }
    return commands.first { $0.name == name }
  }

  private func context(_ typed: String?) throws(UsageError) -> DependencyContext {
    guard let typed else { throw UsageError("--context needs a word: live, preview or test.") }
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

  private func speed(_ typed: String?) throws(UsageError) -> Double {
    guard let typed else { throw UsageError("--speed needs a number: --speed 2 is twice as fast.") }
    guard let speed = Double(typed), speed.isFinite, speed >= 0.01, speed <= 1000 else {
      throw UsageError("\"\(typed)\" is not a speed: it is a number from 0.01 to 1000.")
    }
    return speed
  }
}

extension Command.Argument {
  fileprivate func check(_ typed: String) throws(UsageError) {
    guard !known.isEmpty, !known.contains(typed) else { return }
    throw UsageError(
      "\"\(typed)\" is no \(name): there is \(known.joined(separator: ", ")).",
      typed: typed,
      known: known
    )
  }
}

extension UsageError {
  fileprivate static func oneWordTooMany(_ typed: String, after first: String) -> UsageError {
    UsageError("\"\(typed)\" is one command too many after \"\(first)\".")
  }

  fileprivate static func argumentMissing(
    _ argument: Command.Argument,
    of command: Command,
    in chapter: Chapter
  ) -> UsageError {
    let known = argument.known.isEmpty ? "" : " (\(argument.known.joined(separator: ", ")))"
    return UsageError(
      """
      \(command.name) needs a word more\(known): \
      swift run \(chapter.name) \(command.words)
      """
    )
  }

  fileprivate static func noCommand(for option: String, in chapter: Chapter) -> UsageError {
    UsageError(
      """
      \(option) needs a command: \
      swift run \(chapter.name) \(chapter.controlledVersions.last ?? "compare") \(option) …
      """
    )
  }
}
