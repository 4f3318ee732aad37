/// Says on standard error what is being measured, so that a wait is never without a word.
struct Progress {
  private let count: Int
  private var begun: Int

  /// - Parameters:
  ///   - begun: How many rows the other process has measured before.
  ///   - count: How many rows both of them measure.
  init(after begun: Int, of count: Int) {
    self.begun = begun
    self.count = count
  }

  mutating func begin(_ operation: String) {
    begun += 1
    let text = "\(begun) of \(count): \(operation)"
    writeError(standardErrorIsTerminal ? "\r\u{1B}[K\(text.prefix(76))" : "\(text)\n")
  }

  /// Makes room for the line of the table, where both are on one terminal.
  func end() {
    if standardErrorIsTerminal { writeError("\r\u{1B}[K") }
  }
}
