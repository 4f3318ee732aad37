import Stage

/// What the terminal can do.
struct TerminalFacts: Equatable, Sendable {
  /// Nil when it cannot be drawn on.
  var size: Extent?
  var hasKeys: Bool
  var colors: ColorDepth

  /// What the demos need.
  static let smallest = Extent(columns: 40, rows: 12)

  var finding: DoctorFinding {
    guard let size else {
      return .fine("terminal", "None that can be drawn on: demos are told in lines.")
    }
    let fact = "\(size.columns) columns, \(size.rows) rows, \(colors.words)"
    if !hasKeys {
      return .note(
        "terminal",
        "\(fact), no keys.",
        "Type the command without < and without a pipe."
      )
    }
    if size.columns < Self.smallest.columns || size.rows < Self.smallest.rows {
      return .note(
        "terminal",
        "\(fact), keys.",
        "Demos need \(Self.smallest.columns) columns and \(Self.smallest.rows) rows: "
          + "make the window larger, or the font smaller."
      )
    }
    return .fine("terminal", "\(fact), keys.")
  }
}

extension TerminalFacts {
  init(_ terminal: Terminal) {
    size = terminal.size
    hasKeys = terminal.hasKeys
    colors = terminal.colors
  }
}

extension ColorDepth {
  fileprivate var words: String {
    switch self {
    case .none: "no colours"
    case .sixteen: "16 colours"
    case .twoHundredFiftySix: "256 colours"
    case .full: "all colours"
    }
  }
}
