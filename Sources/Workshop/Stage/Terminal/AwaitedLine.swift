import OperatingSystem

extension Terminal {
  /// Waits until the person presses enter, with the terminal in its usual settings, and gives what
  /// was typed before; nil if the input is at its end.
  @discardableResult
  package func awaitLine(after question: String? = nil) -> String? {
    // What was typed before the question, or into another program, is no answer.
    tcflush(input, TCIFLUSH)
    if let question { say(question) }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while let count = try? untilAnswered({ read(input, &byte, 1) }), count == 1 {
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }
}
