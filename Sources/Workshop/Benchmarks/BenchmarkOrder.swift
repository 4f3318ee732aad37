import Usage

/// What the command line asks for.
enum BenchmarkOrder: Equatable {
  case help
  case measure(Options)

  init(arguments: [String]) throws(UsageError) {
    if Typed.asksForHelp(arguments) {
      self = .help
      return
    }
    let typed = try Typed(arguments) { _ in Self.options }
    if let word = typed.words.first { throw UsageError("\"\(word)\" is one word too many.") }
    let pace = typed.has("--quick") ? Pace.quick : .usual
    self = .measure(Options(filter: typed.values["--filter"], pace: pace))
  }

  private static let options = [
    Option(
      "--filter",
      "TEXT",
      promise: "Only operations whose name contains TEXT, in upper or lower case."
    ),
    Option("--quick", promise: "Fewer and shorter batches: a rough answer within ten seconds."),
  ]

  static let usage = "Usage: swift run -c release benchmarks [--filter TEXT] [--quick] [--help]"

  static let manual = """
    Measures the dependency module, and beside each operation, in the same run, a floor: the least
    that any implementation has to do. The table takes less than a minute.

    \(usage)

    \(wordTable(options.map { ($0.words, $0.promise) } + [("--help", "This text.")]))
    """
}

/// Which operations to measure, and how long.
struct Options: Equatable {
  var filter: String?
  var pace = Pace.usual

  func matches(_ operation: String) -> Bool {
    guard let filter else { return true }
    return operation.lowercased().contains(filter.lowercased())
  }

  func check(against operations: [String]) throws(UsageError) {
    guard let filter, !operations.contains(where: matches) else { return }
    throw UsageError(
      """
      No operation's name contains "\(filter)". These are measured:

      \(operations.map { "  \($0)" }.joined(separator: "\n"))
      """
    )
  }
}
