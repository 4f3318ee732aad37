import Usage

extension Chapter {
  /// The text that is printed if there is no argument: what there is, and what to type.
  package var overview: String {
    """
    \(folder.prefix(2)) \(name)
    \(summary.filled(columns: helpColumns).joined(separator: "\n"))

    \(wordTable(explained.map { ("swift run \(name) \($0)", $1) }))
    \(previewHint)
    The lesson:     Chapters/\(folder)/README.md
    The exercises:  swift run workbook check \(name)
    More:           swift run \(name) --help
    """
  }

  /// The answer to `--help`.
  var help: String {
    """
    \(usage)

    Commands
    \(wordTable(explained))

    Options
    \(wordTable(explainedOptions))

    On a terminal the demo is drawn, and q ends it.
    Through a pipe it is written in lines.
    """
  }

  /// The command line, in short.
  var usage: String {
    let words = explained.map(\.0)
    let list = (words.dropLast().map { "\($0)," } + words.suffix(1))
      .filled(columns: helpColumns - 9)
    return """
      Usage: swift run \(name) COMMAND [--context live|preview|test]
      COMMAND: \(list.joined(separator: "\n         "))
      """
  }

  private var previewHint: String {
    let versions = controlledVersions
    guard let version = versions.first(where: { $0 == "controlled" }) ?? versions.last else {
      return ""
    }
    return """

      See what a preview sees, at once:
        swift run \(name) \(version) --context preview

      """
  }

  private var explained: [(String, String)] {
    versions.map { ($0.key, $0.value.summary) }
      + [("compare", comparison)]
      + commands.map { ($0.usage, $0.summary) }
  }

  private var comparison: String {
    let controlled = compared.filter { version($0)?.isControlled == true }
    if controlled.count == 1, compared.count == 2 {
      return "Both at the same time, the \(controlled[0]) one as a preview."
    }
    let previews = controlled == compared ? "each" : controlled.joined(separator: " and ")
    return "At the same time: \(compared.joined(separator: ", ")); \(previews) as a preview."
  }

  /// The options of each command.
  var options: [Option] {
    let names = controlledVersions
    let whose = "the \(names.joined(separator: " and the ")) version\(names.count == 1 ? "" : "s")"
    return [
      Option(
        "--context",
        "live|preview|test",
        summary: "Which values \(whose) get\(names.count == 1 ? "s" : "")."
      )
    ]
  }

  private var explainedOptions: [(String, String)] {
    options.map { ($0.words, $0.summary) }
      + commands.flatMap { command in
        command.options.map { ("\(command.name) \($0.words)", $0.summary) }
      }
      + [("--help", "This text.")]
  }
}
