/// Says on standard error what is being measured, so that a wait is never without a word.
struct Progress {
  private let count: Int
  private var begun = 0

  init(count: Int) {
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
