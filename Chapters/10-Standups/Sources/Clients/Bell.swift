import Foundation

/// The bell of the terminal, as far as it has one. Through a pipe there is nobody to hear it.
enum Bell {
  static func ring() {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    FileHandle.standardOutput.write(Data("\u{7}".utf8))
  }
}
