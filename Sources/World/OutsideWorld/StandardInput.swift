import OperatingSystem

/// Where the person's answers come from.
enum StandardInput {
  /// The next line; nil when there will be none.
  ///
  /// A terminal shows what is typed. What comes through a pipe is shown here, so that a transcript
  /// has the answer next to its question.
  static func nextLine() -> String? {
    let line = readLine()
    if let line, isatty(STDIN_FILENO) == 0 { StandardError.writeUnfinished(line + "\n") }
    return line
  }
}
