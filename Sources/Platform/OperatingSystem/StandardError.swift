/// Where a program talks to the person, so that what it prints stays clean.
///
/// Nothing that is written here makes a terminal do anything but show it.
package enum StandardError {
  /// Writes one line, at once and whole: a process that is stopped next has still said it.
  package static func write(_ line: String) {
    write(line + "\n", to: STDERR_FILENO)
  }

  /// Writes a text that the person finishes, such as a question.
  package static func writeUnfinished(_ text: String) {
    write(text, to: STDERR_FILENO)
  }

  static func write(_ text: String, to descriptor: Int32) {
    // Where standard error is closed, there is no place left to say so.
    try? writeAll(text.printable.utf8, to: descriptor)
  }
}

/// Opens what is closed of standard input, output and error: nothing is read there, and nothing is
/// written. A file that is opened later must not get such a number, and be taken for one of them.
package func openStandardDescriptors() {
  while case let number = open("/dev/null", O_RDWR), number >= 0 {
    guard number > STDERR_FILENO else { continue }
    close(number)
    return
  }
}
