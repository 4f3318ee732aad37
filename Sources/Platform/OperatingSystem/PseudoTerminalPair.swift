/// A pseudo terminal: its manager, the end that stands for the person, and the path of the end that
/// a program opens.
package struct PseudoTerminalPair: ~Copyable, Sendable {
  package let manager: FileDescriptor
  package let path: String
  let columns: Int
  let rows: Int
  #if canImport(Darwin)
    /// Kept open, because macOS forgets the size of a terminal that no program has open.
    private let program: FileDescriptor
  #endif

  package init(columns: Int, rows: Int) throws(SystemFailure) {
    #if canImport(Darwin)
      let end = FileDescriptor(
        owning: try retryingWhenInterrupted { posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC) }
      )
      let number = end.number
      try retryingWhenInterrupted { grantpt(number) }
      try retryingWhenInterrupted { unlockpt(number) }
      var bytes = [UInt8](repeating: 0, count: 128)
      // TIOCPTYGNAME, a macro there.
      try retryingWhenInterrupted { ioctl(number, 0x4080_7453, &bytes) }
      path = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      program = try FileDescriptor(path, O_RDWR | O_NOCTTY)
      resizeTerminal(program.number, columns: columns, rows: rows)
    #else
      // Swift does not import `posix_openpt` here. These calls do the same.
      let end = try FileDescriptor("/dev/ptmx", O_RDWR | O_NOCTTY)
      let number = end.number
      var index: Int32 = 0
      try retryingWhenInterrupted { ioctl(number, 0x4004_5431, &index) }  // TIOCSPTLCK: unlock
      try retryingWhenInterrupted { ioctl(number, 0x8004_5430, &index) }  // TIOCGPTN: its number
      path = "/dev/pts/\(index)"
      resizeTerminal(number, columns: columns, rows: rows)
    #endif
    manager = end
    self.columns = columns
    self.rows = rows
  }

  package consuming func keepManager() -> FileDescriptor { manager }
}

/// Sets the size of a terminal's window. The programs that draw there are notified.
package func resizeTerminal(_ descriptor: Int32, columns: Int, rows: Int) {
  var size = winsize()
  size.ws_col = UInt16(clamping: columns)
  size.ws_row = UInt16(clamping: rows)
  _ = ioctl(descriptor, setWindowSize, &size)
}

/// The size of a terminal's window; nil if the terminal does not know it.
package func terminalSize(_ descriptor: Int32) -> (columns: Int, rows: Int)? {
  var size = winsize()
  guard ioctl(descriptor, getWindowSize, &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
    return nil
  }
  return (Int(size.ws_col), Int(size.ws_row))
}

#if canImport(Darwin)
  // TIOCSWINSZ and TIOCGWINSZ, macros there.
  private let setWindowSize: UInt = 0x8008_7467
  private let getWindowSize: UInt = 0x4008_7468
#else
  private let setWindowSize = UInt(TIOCSWINSZ)
  private let getWindowSize = UInt(TIOCGWINSZ)
#endif
