extension Terminal {
  /// Writes a line at once, with its styles for a person and without them in a pipe.
  public func say(_ line: StyledLine) {
    show(line.draw(in: Extent(columns: line.columns, rows: 1)))
  }

  /// Writes a line for a person, broken between words if the window is narrower.
  package func say(_ line: String, hanging: Int) {
    let columns = size?.columns ?? .max
    for row in StyledLine(line).wrapped(columns: columns, hanging: hanging) { say(row) }
  }

  /// Writes a text, with each of its lines broken between words if the window is narrower.
  package func sayWrapped(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      say(String(line), hanging: 0)
    }
  }

  /// Writes a text to standard error, so that a pipe has results only.
  package static let sayOnStandardError: @Sendable (String) -> Void = {
    standardError.sayWrapped($0)
  }
}
