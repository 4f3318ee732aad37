extension Chapter {
  /// What there is, and what to type: the answer to no argument at all.
  package var overview: String {
    """
    \(folder.prefix(2)) \(name)
    \(summary)

    \(wordTable(explained.map { ("swift run \(name) \($0)", $1) }))

    See what a preview sees, at once:
      swift run \(name) controlled --context preview

    The lesson:     Chapters/\(folder)/README.md
    The exercises:  swift run workbook check \(name)
    The pain:       WORKBOOK_PAIN=1 swift test --filter \(name)Pain
    More:           swift run \(name) --help
    """
  }

  /// The answer to `--help`.
  package var help: String {
    """
    \(usage)

    Commands
    \(wordTable(explained))

    Options
    \(wordTable(options))

    On a terminal the demo is drawn, and q ends it. Through a pipe it is told in lines.
    """
  }

  /// What may be typed, in one line.
  package var usage: String {
    """
    Usage: swift run \(name) [\(explained.map(\.0).joined(separator: "|"))] \
    [--context live|preview|test] [--speed N] [--help]
    """
  }

  private var explained: [(String, String)] {
    [
      ("uncontrolled", uncontrolled.promise),
      ("controlled", controlled.promise),
      ("compare", "Both at the same time, the controlled one as a preview."),
    ] + commands.map { ($0.name, $0.promise) }
  }

  private var options: [(String, String)] {
    [
      ("--context live|preview|test", "Which values the controlled version gets."),
      ("--speed N", "How many times faster the clocks of the controlled version go."),
    ]
      + commands.flatMap { command in
        command.options.map { ("\(command.name) \($0.name) \($0.value)", $0.promise) }
      }
      + [("--help", "This text.")]
  }
}
