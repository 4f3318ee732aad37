import OperatingSystem

/// The lines that a recogniser writes, as they come in: each is a phrase that no later one changes.
struct SpokenPhrases {
  private(set) var words = ""
  private var line: [UInt8] = []

  /// A longer line comes from a program that is no recogniser.
  private static let limit = 10_000

  /// False where that is not what a recogniser writes.
  mutating func append(_ bytes: some Sequence<UInt8>) -> Bool {
    for byte in bytes {
      if byte != UInt8(ascii: "\n") {
        line.append(byte)
        guard line.count <= Self.limit else { return false }
      } else {
        guard endLine() else { return false }
      }
    }
    return true
  }

  private mutating func endLine() -> Bool {
    guard let text = String(validating: line, as: UTF8.self), text == text.printable else {
      return false
    }
    line = []
    let phrase = text.split(separator: " ").joined(separator: " ")
    if !phrase.isEmpty { words += words.isEmpty ? phrase : " \(phrase)" }
    return true
  }
}
