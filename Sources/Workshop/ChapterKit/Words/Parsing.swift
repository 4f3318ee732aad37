import Dependencies

extension Chapter {
  /// Understands what was typed after the chapter's name.
  package func understand(_ arguments: [String]) throws(UsageError) -> Invocation {
    var invocation = Invocation(.overview)
    var typed: String?
    var firstOption: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" || argument == "help" { return Invocation(.help) }
      guard argument.hasPrefix("-") else {
        if let typed { throw .oneCommandTooMany(argument, after: typed) }
        invocation.word = try word(argument)
        typed = argument
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      let value = { parts.count == 2 ? String(parts[1]) : rest.popFirst() }
      switch option {
      case "--context": invocation.context = try context(value())
      case "--speed": invocation.speed = try speed(value())
      default:
        let own = options(of: invocation.word)
        guard own.contains(where: { $0.name == option }) else {
          throw UsageError(
            "There is no option \"\(option)\".",
            typed: option,
            known: ["--context", "--speed", "--help"] + own.map(\.name)
          )
        }
        guard let value = value() else { throw UsageError("\(option) needs a value.") }
        invocation.values[option] = value
      }
      firstOption = firstOption ?? option
    }
    if let firstOption, typed == nil { throw .noCommand(for: firstOption, in: self) }
    return invocation
  }

  private func word(_ typed: String) throws(UsageError) -> Invocation.Word {
    switch typed {
    case "uncontrolled": return .uncontrolled
    case "controlled": return .controlled
    case "compare": return .compare
    default:
      if commands.contains(where: { $0.name == typed }) { return .own(typed) }
      throw UsageError(
        "There is no command \"\(typed)\".",
        typed: typed,
        known: ["controlled", "uncontrolled", "compare"] + commands.map(\.name)
      )
    }
  }

  private func options(of word: Invocation.Word) -> [Command.Option] {
    guard case .own(let name) = word else { return [] }
    return commands.first { $0.name == name }?.options ?? []
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

extension UsageError {
  fileprivate static func oneCommandTooMany(_ typed: String, after first: String) -> UsageError {
    UsageError("\"\(typed)\" is one command too many after \"\(first)\".")
  }

  fileprivate static func noCommand(for option: String, in chapter: Chapter) -> UsageError {
    UsageError(
      "\(option) needs a command: swift run \(chapter.name) controlled \(option) …"
    )
  }
}
