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

  /// Prints what was kept, and forgets it.
  func print(to output: Int32) {
    copyHeldText(from: file, to: output)
    close(file)
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
