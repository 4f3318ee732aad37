import OperatingSystem

extension Extent {
  /// The window of a terminal; 80 columns and 24 rows if it does not know its size.
  init(ofWindow terminal: Int32) {
    var window = winsize()
    let isKnown = ioctl(terminal, windowSizeRequest, &window) == 0
    if isKnown, window.ws_col > 0, window.ws_row > 0 {
      self.init(columns: Int(window.ws_col), rows: Int(window.ws_row))
    } else {
      self.init(columns: 80, rows: 24)
    }
  }
}

#if canImport(Darwin)
  private let windowSizeRequest: UInt = 0x4008_7468  // TIOCGWINSZ, a macro there
#else
  private let windowSizeRequest = UInt(TIOCGWINSZ)
#endif
