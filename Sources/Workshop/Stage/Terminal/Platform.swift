import OperatingSystem

/// The few places where the C libraries of the platforms differ for a terminal.
package enum Platform {
  /// The size of the terminal's window, if it knows one.
  package static func windowSize(_ descriptor: Int32) -> Extent? {
    var window = winsize()
    guard ioctl(descriptor, windowSizeRequest, &window) == 0, window.ws_col > 0, window.ws_row > 0
    else { return nil }
    return Extent(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  #if canImport(Darwin)
    private static let windowSizeRequest: UInt = 0x4008_7468  // TIOCGWINSZ, a macro there
  #else
    private static let windowSizeRequest = UInt(TIOCGWINSZ)
  #endif

  /// The settings of a terminal, with every key passed on at once and none of them echoed.
  ///
  /// Ctrl-C and Ctrl-Z stay signals, so they work while the program is too busy to read keys.
  static func keyByKey(_ settings: termios) -> termios {
    var settings = settings
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    settings.c_iflag &= ~tcflag_t(IXON | ICRNL)
    withUnsafeMutableBytes(of: &settings.c_cc) { bytes in
      let controls = bytes.assumingMemoryBound(to: cc_t.self)
      controls[Int(VMIN)] = 1
      controls[Int(VTIME)] = 0
    }
    return settings
  }

  /// Writes all of it. When the other end is gone there is no place left to say so.
  package static func write(_ text: String, to descriptor: Int32) {
    try? writeAll(text.utf8, to: descriptor)
  }
}
