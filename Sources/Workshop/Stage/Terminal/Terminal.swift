import OperatingSystem

/// The output of a performance: a terminal that can show frames, or a place for plain lines.
public struct Terminal: Sendable {
  package let input: Int32
  package let output: Int32
  /// Whether frames can be drawn here. A pipe, a file and `TERM=dumb` get plain lines.
  public package(set) var canDraw: Bool
  /// Whether a person can press keys here.
  public package(set) var hasKeys: Bool
  public package(set) var colors: ColorDepth
  /// Whether this is the process's own terminal, so that its signals and its output are ours.
  package let isOfProcess: Bool

  /// Standard input and output.
  public static var standard: Terminal { Terminal(output: STDOUT_FILENO) }

  /// Standard input and error.
  package static var standardError: Terminal { Terminal(output: STDERR_FILENO) }

  package init(
    input: Int32 = STDIN_FILENO,
    output: Int32,
    isOfProcess: Bool = true,
    environment: (String) -> String? = environmentVariable
  ) {
    self.input = input
    self.output = output
    self.isOfProcess = isOfProcess
    canDraw = isatty(output) == 1 && !["", "dumb"].contains(environment("TERM") ?? "")
    hasKeys = canDraw && isatty(input) == 1
    colors = ColorDepth(environment)
  }

  /// The size of the window; nil if there is none, as in a pipe.
  public var size: Extent? { canDraw ? Extent(ofWindow: output) : nil }
}

extension Terminal {
  /// Writes a text at once, with each of its lines broken between words if the window is narrower.
  ///
  /// `print` keeps lines that go through a pipe in memory, and they are lost when the process is
  /// killed. What went into `print` before comes out first.
  public func say(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      say(StyledLine(String(line)))
    }
  }

  /// Writes a line at once, with its styles for a person and without them in a pipe. It is broken
  /// between words if the window is narrower.
  ///
  /// - Parameter hanging: By how much all rows but the first are further in.
  public func say(_ line: StyledLine, hanging: Int = 0) {
    for row in line.wrapped(columns: size?.columns ?? .max, hanging: hanging) {
      sayRaw(row.text(in: canDraw ? colors : nil))
    }
  }

  /// Writes a text to standard error, so that a pipe has results only.
  package static let sayOnStandardError: @Sendable (String) -> Void = { standardError.say($0) }

  /// Writes a line that may have escape sequences.
  func sayRaw(_ line: String) {
    if isOfProcess { fflush(nil) }
    write(line + "\n")
  }

  /// - Parameter output: The descriptor that leads to the terminal, while standard output does not.
  func write(_ text: String, to output: Int32? = nil) {
    // When the other end is closed, nothing can report that.
    try? writeAll(text.utf8, to: output ?? self.output)
  }
}

extension Terminal {
  /// Writes a line that the next one replaces: what is being done while the person waits. In a pipe
  /// it writes nothing, as no person waits there.
  package func showProgress(_ text: String) {
    guard let size else { return }
    let line = text.printable.split(whereSeparator: \.isNewline).joined(separator: " ")
    write("\r\(line.truncated(columns: size.columns - 1))\u{1B}[K")
  }

  package func clearProgress() { if canDraw { write("\r\u{1B}[K") } }
}

extension Terminal {
  /// The line that the person types; nil if the input is at its end.
  package func awaitLine(after question: String) -> String? {
    ask(question)
    return readTypedLine(from: input)
  }

  /// The first of these keys that the person presses; nil if the input is at its end.
  package func awaitKey(among keys: Set<Key>, after question: String) -> Key? {
    ask(question)
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return nil }
    var keyByKey = settings
    cfmakeraw(&keyByKey)
    tcsetattr(input, TCSANOW, &keyByKey)
    defer { tcsetattr(input, TCSANOW, &settings) }
    var decoder = KeyDecoder()
    while let bytes = readAvailable(input) {
      if let key = decoder.feed(bytes).first(where: keys.contains) { return key }
    }
    return nil
  }

  /// Forgets what was typed before the question.
  private func ask(_ question: String) {
    tcflush(input, TCIFLUSH)
    say(question)
  }
}

extension Extent {
  /// The window of a terminal; 80 columns and 24 rows if it does not know its size.
  init(ofWindow terminal: Int32) {
    let (columns, rows) = terminalSize(terminal) ?? (80, 24)
    self.init(columns: columns, rows: rows)
  }
}
