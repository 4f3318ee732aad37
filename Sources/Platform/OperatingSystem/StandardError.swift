/// Messages to the person, which stay out of standard output. They contain nothing that a terminal
/// would execute.
package enum StandardError {
  /// Writes one line without a buffer, so that it appears even if the process ends next. A question
  /// has no terminator.
  package static func write(_ text: String, terminator: String = "\n") {
    write(text + terminator, to: STDERR_FILENO)
  }

  static func write(_ text: String, to descriptor: Int32) {
    // Where standard error is closed, the message is lost.
    try? writeAll(text.printable.utf8, to: descriptor)
  }
}

/// Opens `/dev/null` for each of standard input, output and error that is closed. Otherwise a file
/// that is opened later would get its number, and would be written to by mistake.
package func openStandardDescriptors() {
  while case let number = open("/dev/null", O_RDWR), number >= 0 {
    guard number > STDERR_FILENO else { continue }
    close(number)
    return
  }
}
