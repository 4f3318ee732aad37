import Usage

/// The answers to `--help`.
enum Manual {
  static var text: String {
    """
    The guide through the workbook: where you are, what is next, what is right.

    Usage: swift run workbook [COMMAND] [--help]

    To learn
    \(table(Command.toLearn))

    To teach
    \(table(Command.toTeach))

    For your own code
    \(table(Command.forOwnCode))

    To maintain
    \(table(Command.toMaintain))

    An EXERCISE and a CHAPTER are a name, or a number such as 1.1 and 1.
    swift run workbook COMMAND --help says more about a command.

    It ends with
    \(wordTable(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    """
  }

  private static func table(_ commands: [Command]) -> String {
    wordTable(commands.map { ($0.line, $0.summary) })
  }

  static func text(about command: Command) -> String {
    let usage =
      ["Usage: swift run workbook \(command.line)"] + command.options.map { "[\($0.words)]" }
    var parts = [
      command.summary, usage.filled(columns: helpColumns - 2).joined(separator: "\n  "),
    ]
    if !command.options.isEmpty {
      parts.append(wordTable(command.options.map { ($0.words, $0.summary) }))
    }
    if !command.details.isEmpty { parts.append(command.details) }
    return parts.joined(separator: "\n\n")
  }
}
