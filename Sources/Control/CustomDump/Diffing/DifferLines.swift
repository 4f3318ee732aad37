/// How many equal lines are shown next to those that differ.
private let contextLines = 3
/// How many more are folded: fewer are shown.
private let linesWorthFolding = 10

extension Differ {
  /// Writes two texts as one block, line by line.
  func writeLines(of lhs: String, _ rhs: String, _ change: Change) {
    let lines = (lhs: lhs.textLines.map(String.init), rhs: rhs.textLines.map(String.init))
    let inset = change.rhs?.label == nil ? 0 : 2
    let steps = Alignment(
      counts: (lines.lhs.count, lines.rhs.count),
      areSame: { lines.lhs[$0] == lines.rhs[$1] },
      pairsReplacements: false
    ).steps

    let pounds = max(lhs.pounds, rhs.pounds)
    dumper.writeName(change.rhs?.label)
    dumper.writer.write("\(pounds)\"\"\"")
    dumper.writer.indentation += inset
    for (index, step) in steps.enumerated() {
      switch step {
      case .changed(let before, let after):
        if let before { writeLine { write(line: lines.lhs[before], on: .first) } }
        if let after { writeLine { write(line: lines.rhs[after], on: .second) } }
      case .unchanged(let places):
        writeContext(lines.rhs[places], isFirst: index == 0, isLast: index == steps.count - 1)
      }
    }
    writeLine { dumper.writer.write("\"\"\"\(pounds)" + change.ending) }
    dumper.writer.indentation -= inset
  }

  /// Shows equal lines next to a change, and folds those further away.
  private func writeContext(_ lines: ArraySlice<String>, isFirst: Bool, isLast: Bool) {
    let head = isFirst ? 0 : contextLines
    let tail = isLast ? 0 : contextLines
    let folded = lines.count - head - tail
    let isFolded = folded >= linesWorthFolding
    for line in isFolded ? lines.prefix(head) : lines { writeLine { dumper.writer.write(line) } }
    guard isFolded else { return }
    writeLine { dumper.writer.write("… (\(folded) unchanged)") }
    for line in lines.suffix(tail) { writeLine { dumper.writer.write(line) } }
  }

  private func writeLine(_ write: () -> Void) {
    dumper.writer.endLine()
    write()
  }
}
