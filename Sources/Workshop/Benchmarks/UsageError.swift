/// Something on the command line that cannot be done.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case missingText
  case unknownArgument(String)
  case nothingMatches(String, [String])

  var description: String {
    switch self {
    case .missingText:
      "'--filter' needs a text to look for, such as '--filter withDependencies'."
    case .unknownArgument(let argument):
      """
      There is no option '\(argument)'. The options are --filter TEXT, --quick, --thorough and \
      --help.
      """
    case .nothingMatches(let text, let operations):
      """
      No operation's name contains '\(text)'. These are measured:

      \(operations.map { "  \($0)" }.joined(separator: "\n"))
      """
    }
  }
}
