import Usage

/// The answers to `--help`.
enum Manual {
  static var text: String {
    """
    The guide through the workbook: where you are, what is next, what is right.

    Usage: swift run workbook [COMMAND] [--help]

    \(CommandWord.groups.map(paragraph).joined(separator: "\n\n"))

    An EXERCISE and a CHAPTER are a name, or a number such as 1.1 and 1.
    swift run workbook COMMAND --help says more about a command.

    It ends with
    \(wordTable(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    """
  }

  static func text(about word: String?) throws(UsageError) -> String {
    guard let word else { return text }
    return text(about: try CommandWord.named(word))
  }

  static func text(about command: CommandWord) -> String {
    var parts = [command.promise, usage(of: command)]
    if !command.options.isEmpty {
      parts.append(wordTable(command.options.map { ($0.words, $0.promise) }))
    }
    if !command.details.isEmpty { parts.append(command.details) }
    return parts.joined(separator: "\n\n")
  }

  private static func paragraph(_ group: (title: String, commands: [CommandWord])) -> String {
    "\(group.title)\n\(wordTable(group.commands.map { ($0.line, $0.promise) }))"
  }

  private static func usage(of command: CommandWord) -> String {
    (["Usage: swift run workbook \(command.line)"] + command.options.map { "[\($0.words)]" })
      .filled(columns: helpColumns - 2).joined(separator: "\n  ")
  }
}
