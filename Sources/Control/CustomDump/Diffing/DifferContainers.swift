extension Differ {
  /// Returns false if the two fit on a line each, which then is clearer.
  func writeFields(of lhs: Record, _ rhs: Record, _ change: Change) -> Bool {
    let fields = Array(zip(lhs.fields, rhs.fields))
    let areSame = fields.map { sameness.areSame($0.value, $1.value) }
    if areSame.allSatisfy({ $0 }) {
      writeDespiteEqualText(change)
      return true
    }
    if fields.count == 1, isSmall(fields[0].0.value), isSmall(fields[0].1.value) { return false }

    dumper.writeName(change.names.rhs)
    dumper.writer.write(rhs.title(isRoot: change.isRoot))
    let rows = fields.indices.map { index in
      { (ending: String) in
        let (lhs, rhs) = fields[index]
        if areSame[index] {
          self.dumper.write(rhs.value, name: rhs.label, ending: ending, room: 0)
        } else {
          self.write(
            Change(
              lhs: lhs.value,
              rhs: rhs.value,
              names: (lhs.label, rhs.label),
              ending: ending,
              room: change.room - 1
            )
          )
        }
      }
    }
    writeRows("(", rows, ")", change)
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
    let room = change.room - 1
    let rows = steps.map { step in
      { (ending: String) in
        switch step {
        case .unchanged(let places) where places.count == 1:
          let place = places.lowerBound
          self.dumper.write(
            rhs.value(at: place),
            name: "[\(place)]",
            ending: ending,
            room: 0
          )
        case .unchanged(let places):
          self.writeUnchanged(places.count, ending: ending)
        case .changed(let before, let after):
          self.write(
            Change(
              lhs: lhs.value(at: before),
              rhs: rhs.value(at: after),
              names: ("[\(before)]", "[\(after)]"),
              ending: ending,
              room: room
            )
          )
        case .removed(let place):
          self.write(
            lhs.value(at: place),
            on: .first,
            name: "[\(place)]",
            ending: ending,
            room: room
          )
        case .inserted(let place):
          self.write(
            rhs.value(at: place),
            on: .second,
            name: "[\(place)]",
            ending: ending,
            room: room
          )
        }
      }
    }
    dumper.writeName(change.names.rhs)
    writeRows("[", rows, "]", change)
  }

  func writeUnordered(
    _ difference: UnorderedDifference,
    in brackets: (open: String, close: String),
    _ change: Change
  ) {
    guard !difference.changes.isEmpty else { return writeDespiteEqualText(change) }
    let room = change.room - 1
    var rows = difference.changes.map { entry in
      { (ending: String) in
        let name = entry.key.map(self.dumper.keyText)
        switch (entry.lhs, entry.rhs) {
        case (let lhs?, let rhs?):
          self.write(
            Change(lhs: lhs, rhs: rhs, names: (name, name), ending: ending, room: room)
          )
        case (let lhs?, nil):
          self.write(lhs, on: .first, name: name, ending: ending, room: room)
        case (nil, let rhs):
          self.write(rhs as Any, on: .second, name: name, ending: ending, room: room)
        }
      }
    }
    if difference.unchanged > 0 {
      rows.append { self.writeUnchanged(difference.unchanged, ending: $0) }
    }
    dumper.writeName(change.names.rhs)
    // A dictionary that has lost all its entries.
    writeRows(brackets.open == "[:" ? "[" : brackets.open, rows, brackets.close, change)
  }

  private func isSmall(_ value: Any) -> Bool { dumper.reader.shape(of: value).isSmall }

  private func writeUnchanged(_ count: Int, ending: String) {
    dumper.writer.write("… (\(count) unchanged)\(ending)")
  }

  private func writeRows(
    _ open: String,
    _ rows: [(String) -> Void],
    _ close: String,
    _ change: Change
  ) {
    dumper.writer.write(open)
    dumper.writer.indentation += 2
    for (index, row) in rows.enumerated() {
      dumper.writer.endLine()
      row(index == rows.count - 1 ? "" : ",")
    }
    dumper.writer.endLine()
    dumper.writer.indentation -= 2
    dumper.writer.write(close + change.ending)
  }
}
