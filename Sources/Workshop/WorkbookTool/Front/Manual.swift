import Usage

/// The answers to `--help`.
enum Manual {
  typealias Row = (line: String, summary: String)

  /// The commands of another program, `workshop`: it is built when one of them is typed, so that
  /// what a newcomer types first is built soon.
  static let teaching: [Row] = [
    ("present [CHAPTER]", "A terminal to teach from, and a page that mirrors it."),
    ("stage CHAPTER|all problem|solved", "A chapter, or all, in a known state."),
  ]
  static let ownCode: [Row] = [
    ("scan [PATH]", "What in your own code is not under control."),
    (
      "take CHAPTER|EXERCISE FOLDER",
      "A package of your own, made from a chapter or a solved exercise."
    ),
  ]
  static let maintenance: [Row] = [
    ("verify [CHAPTER]", "Whether answers, commands and packages are right."),
    ("new chapter NAME", "A chapter that runs: you write what it is about."),
    ("picture [CHAPTER]", "The picture of a demo that its lesson shows."),
  ]

  /// What is typed to run them: `present`, `stage`.
  static let workshopCommandNames = (teaching + ownCode + maintenance).map {
    String($0.line.prefix { $0 != " " })
  }

  static var text: String {
    """
    The guide through the workbook: where you are, what is next, what is right.

    Usage: swift run workbook [COMMAND] [--help]

    To learn
    \(wordTable(Command.toLearn.map(\.row)))

    To teach
    \(wordTable([Command.notes.row] + teaching))

    For your own code
    \(wordTable(ownCode))

    To maintain
    \(wordTable(maintenance))

    An EXERCISE and a CHAPTER are a name, or a number such as 1.1 and 1.
    swift run workbook COMMAND --help says more about a command.

    It ends with
    \(wordTable(ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) }))
    """
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

extension Command {
  var row: Manual.Row { (line, summary) }
}
