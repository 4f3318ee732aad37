import OperatingSystem

extension Terminal {
  /// Waits until the person presses enter, with the terminal in its usual settings.
  package func awaitLine() {
    // What was typed into the other program is not an answer.
    tcflush(input, TCIFLUSH)
    var byte: UInt8 = 0
    while read(input, &byte, 1) == 1, byte != UInt8(ascii: "\n") {}
  }
}
