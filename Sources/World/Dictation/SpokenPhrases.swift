import OperatingSystem

/// The lines that a recogniser writes, as they come in: each is a phrase that no later one changes.
struct SpokenPhrases {
  private(set) var words = ""
  private var line: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) {
    for byte in bytes {
      if byte == UInt8(ascii: "\n") { endLine() } else { line.append(byte) }
    }
  }

  private mutating func endLine() {
    let text = String(decoding: line, as: UTF8.self).printable
    line = []
    let phrase = text.split(separator: " ").joined(separator: " ")
    if !phrase.isEmpty { words += words.isEmpty ? phrase : " \(phrase)" }
  }
}
