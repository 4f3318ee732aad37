extension Differ {
  /// A line, or several, of what a container has inside.
  private enum Row {
    case unchanged(count: Int)
    /// Shown closed.
    case same(Record.Field)
    case changed(Record.Field?, Record.Field?)
  }

  /// Returns false if the two fit on a line each, which then is clearer.
  func writeFields(of lhs: Record, _ rhs: Record, _ change: Change) -> Bool {
    let rows = zip(lhs.fields, rhs.fields).map { lhs, rhs -> Row in
      sameness.areSame(lhs.value, rhs.value) ? .same(rhs) : .changed(lhs, rhs)
    }
    if rows.allSatisfy({ if case .same = $0 { true } else { false } }) {
      writeDespiteEqualText(change)
      return true
    }
    let areSmall = [lhs, rhs].allSatisfy { !$0.isPartial && isSmall($0.fields[0].value) }
    if rows.count == 1, areSmall { return false }
    write(rows, in: (rhs.title(isRoot: change.isRoot) + "(", ")"), change)
    return true
  }

  func writeElements(
    of lhs: any ListOfValues,
    _ rhs: any ListOfValues,
    _ steps: [ListStep],
    _ change: Change
  ) {
    guard steps.contains(where: { if case .unchanged = $0 { false } else { true } }) else {
      return writeDespiteEqualText(change)
    }
    func field(_ list: any ListOfValues, _ place: Int) -> Record.Field {
      Record.Field(label: "[\(place)]", value: list.value(at: place))
    }
    let rows = steps.map { step -> Row in
      switch step {
      case .unchanged(let places) where places.count == 1: .same(field(rhs, places.lowerBound))
      case .unchanged(let places): .unchanged(count: places.count)
      case .changed(let before, let after):
        .changed(before.map { field(lhs, $0) }, after.map { field(rhs, $0) })
      }
    }
    write(rows, in: ("[", "]"), change)
  }

  func writeUnordered(
    _ difference: UnorderedDifference,
    in brackets: (open: String, close: String),
    _ change: Change
  ) {
    guard !difference.changes.isEmpty else { return writeDespiteEqualText(change) }
    var rows = difference.changes.map { key, lhs, rhs -> Row in
      let field = { Record.Field(label: key.map(self.dumper.keyText), value: $0) }
      return .changed(lhs.map(field), rhs.map(field))
    }
    if difference.unchanged > 0 { rows.append(.unchanged(count: difference.unchanged)) }
    // A dictionary that has lost all its entries.
    write(rows, in: (brackets.open == "[:" ? "[" : brackets.open, brackets.close), change)
  }

  private func isSmall(_ value: Any) -> Bool { dumper.reader.shape(of: value).isSmall }

  private func write(_ rows: [Row], in brackets: (open: String, close: String), _ change: Change) {
    dumper.writeName(change.rhs?.label)
    dumper.writeRows(brackets.open, brackets.close, count: rows.count) { index, ending in
      switch rows[index] {
      case .unchanged(let count):
        dumper.writer.write("… (\(count) unchanged)\(ending)")
      case .same(let field):
        writeClosed(field, ending: ending)
      case .changed(let lhs, let rhs):
        write(Change(lhs: lhs, rhs: rhs, ending: ending, room: change.room - 1))
      }
    }
    dumper.writer.write(change.ending)
  }
}
