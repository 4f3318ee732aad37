extension Terminal {
  /// The size of the window; nil if there is none, as in a pipe.
  public var size: Extent? {
    guard canDraw else { return nil }
    return Platform.windowSize(output) ?? Extent(columns: 80, rows: 24)
  }

  /// Writes a picture among the lines, where it stays: in colours on a terminal, plain elsewhere.
  public func show(_ picture: Canvas) {
    for line in picture.lines(canDraw ? colors : nil) { sayRaw(line) }
  }
}
