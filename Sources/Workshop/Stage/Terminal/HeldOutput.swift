import OperatingSystem

/// What the program prints while the stage is drawn on: kept, and shown afterwards.
///
/// A framework's warning would tear the picture, and the message of a crash would vanish with the
/// alternate screen. Only what goes to a terminal is kept; an output that was sent elsewhere goes
/// there as before.
struct HeldOutput: Sendable {
  let file: Int32
  /// The outputs that are held, and copies of where they went.
  let held: [(descriptor: Int32, original: Int32)]

  init?() {
    let folder = environmentVariable("TMPDIR") ?? P_tmpdir
    var name = Array("\(folder)/stage.XXXXXX".utf8CString)
    file = mkstemp(&name)
    guard file >= 0 else { return nil }
    unlink(name)
    fflush(nil)
    var held: [(Int32, Int32)] = []
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where isatty(descriptor) == 1 {
      held.append((descriptor, dup(descriptor)))
      dup2(file, descriptor)
    }
    self.held = held
  }

  /// From now on, what is printed goes where it went before.
  func release() {
    fflush(nil)
    for (descriptor, original) in held {
      dup2(original, descriptor)
      close(original)
    }
  }

  /// Prints what was kept, and forgets it: in a window that is narrower, broken between words.
  func tell(to output: Int32, columns: Int) {
    if text.utf8.count < Self.mostText {
      Platform.write(rows(columns: columns).joined(separator: "\n"), to: output)
    } else {
      copyHeldText(from: file, to: output)
    }
    close(file)
  }

  /// What was kept; of very much, the beginning.
  var text: String {
    var bytes = [UInt8](repeating: 0, count: Self.mostText)
    let count = max(0, pread(file, &bytes, bytes.count, 0))
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  private static let mostText = 64 << 10

  /// The rows that it takes in a window that is this wide, and what follows the last of them. A
  /// line that makes the terminal do something is left as it is.
  func rows(columns: Int) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.flatMap { (line: String) -> [String] in
      guard line == line.printable else { return [line] }
      return StyledLine(line).wrapped(columns: columns, hanging: 2).map(\.text)
    }
  }
}

/// Safe in a signal handler: it allocates nothing and takes no lock.
func copyHeldText(from file: Int32, to output: Int32) {
  lseek(file, 0, SEEK_SET)
  withUnsafeTemporaryAllocation(byteCount: 1024, alignment: 1) { buffer in
    while true {
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return }
      var start = 0
      while start < count {
        let written = write(output, buffer.baseAddress! + start, count - start)
        guard written > 0 else { return }
        start += written
      }
    }
  }
}
