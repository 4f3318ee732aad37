/// What the command line asks for.
enum Command: Equatable {
  case help
  case measure(Options)

  init(arguments: [String]) throws(UsageError) {
    var options = Options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--quick":
        options.pace = .quick
      case "--thorough":
        options.pace = .thorough
      case "--filter":
        guard let text = rest.popFirst(), !text.isEmpty else { throw .missingText }
        options.filter = text
      default:
        throw .unknownArgument(argument)
      }
    }
    self = .measure(options)
  }

  static let usage = """
    Usage: swift run -c release benchmarks [--filter TEXT] [--quick|--thorough] [--help]
    """

  static let manual = """
    Measures the dependency module, and beside each operation, in the same run, a floor: the least
    that any implementation has to do. The table takes less than a minute.

    \(usage)

      --filter TEXT  only operations whose name contains TEXT, in upper or lower case
      --quick        fewer and shorter batches: a rough answer within ten seconds
      --thorough     more and longer batches: the figures to quote, within minutes
      --help         this text
    """
}

/// Which operations to measure, and how thoroughly.
struct Options: Equatable {
  var filter: String?
  var pace = Pace.usual

  func matches(_ operation: String) -> Bool {
    guard let filter else { return true }
    return operation.lowercased().contains(filter.lowercased())
  }

  func check(against operations: [String]) throws(UsageError) {
    guard let filter, !operations.contains(where: matches) else { return }
    throw .nothingMatches(filter, operations)
  }
}
