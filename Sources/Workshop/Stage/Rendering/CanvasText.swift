extension Canvas {
  /// The canvas as lines of text without escape sequences, without spaces at their ends.
  public var text: String { lines(nil).joined(separator: "\n") }

  /// The canvas as lines of text, styled when a depth is given.
  func lines(_ depth: ColorDepth?) -> [String] {
    (0..<size.rows).map { row in
      var line = ""
      var codes: [String] = []
      for column in 0..<end(of: row) {
        let cell = self[column, row]
        guard let character = cell.character else { continue }
        let wanted = depth.map(cell.style.codes) ?? []
        if wanted != codes {
          line += Escape.style(wanted, isFromDefault: codes.isEmpty)
          codes = wanted
        }
        line.append(character)
      }
      return codes.isEmpty ? line : line + Escape.style([], isFromDefault: false)
    }
  }

  /// The column after the last one of a row in which something is seen.
  private func end(of row: Int) -> Int {
    (0..<size.columns).last { !self[$0, row].isUnseen }.map { $0 + 1 } ?? 0
  }
}

extension Cell {
  fileprivate var isUnseen: Bool {
    character == " " && style.background == nil && !style.isReversed
  }
}
