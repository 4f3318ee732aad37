/// How many equal lines are shown beside those that differ.
private let contextLines = 3

extension Differ {
  /// Writes two texts as one block, line by line.
  func writeLines(of lhs: String, _ rhs: String, _ change: Change) {
    let pounds = max(Quotation.poundsNeeded(for: lhs), Quotation.poundsNeeded(for: rhs))
    let (before, after) = (Quotation(lhs, pounds: pounds), Quotation(rhs, pounds: pounds))
    let lines = (lhs: before.lines, rhs: after.lines)
    let isNamed = change.names.rhs != nil

    dumper.writeName(change.names.rhs, change.number)
    dumper.writer.write(after.opening)
    dumper.writer.indentation += isNamed ? 2 : 0
    let steps = lineSteps(from: lines.lhs, to: lines.rhs)
    for (index, step) in steps.enumerated() {
      switch step {
      case .removed(let place):
        writeLine { write(line: lines.lhs[place], on: .first) }
      case .inserted(let place):
        writeLine { write(line: lines.rhs[place], on: .second) }
      case .unchanged(_, let places):
        writeContext(lines.rhs[places], isFirst: index == 0, isLast: index == steps.count - 1)
      case .changed:
        break
      }
    }
    writeLine { dumper.writer.write(after.closing + change.ending) }
    dumper.writer.indentation -= isNamed ? 2 : 0
  }

  private func lineSteps(from lhs: [String], to rhs: [String]) -> [ListStep] {
    Alignment(
      counts: (lhs.count, rhs.count),
      areSame: { lhs[$0] == rhs[$1] },
      tokens: { hashTokens(lhs[$0], rhs[$1]) },
      pairsReplacements: false
    ).steps
  }

  /// Shows equal lines beside a change, and folds those further away.
  private func writeContext(_ lines: ArraySlice<String>, isFirst: Bool, isLast: Bool) {
    let head = isFirst ? 0 : contextLines
    let tail = isLast ? 0 : contextLines
    let folded = lines.count - head - tail
    guard folded > 1 else {
      for line in lines { writeLine { dumper.writer.write(line) } }
      return
    }
    for line in lines.prefix(head) { writeLine { dumper.writer.write(line) } }
    writeLine { dumper.writer.write("… (\(folded) unchanged)") }
    for line in lines.suffix(tail) { writeLine { dumper.writer.write(line) } }
  }

  private func writeLine(_ write: () -> Void) {
    dumper.writer.endLine()
    write()
  }
}
