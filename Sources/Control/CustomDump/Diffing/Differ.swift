/// Writes what is different between two values.
///
/// Only what differs is looked into. The rest is counted, or shown closed: `User(…)`.
final class Differ {
  let dumper = Dumper()
  let sameness: Sameness
  private let format: DiffFormat
  private var seen: [Side: Set<ObjectIdentifier>] = [:]

  init(format: DiffFormat) {
    self.format = format
    sameness = Sameness(reader: dumper.reader)
    dumper.writer.mark = "\(format.both) "
  }

  /// Two values that are not the same, or one that is on one side only, and where they stand.
  struct Change {
    var lhs: Record.Field?
    var rhs: Record.Field?
    var ending = ""
    var isRoot = false
    var room: Int
  }

  func difference(_ lhs: Any, _ rhs: Any) -> String? {
    guard !sameness.areSame(lhs, rhs) else { return nil }
    let (lhs, rhs) = (Record.Field(value: lhs), Record.Field(value: rhs))
    write(Change(lhs: lhs, rhs: rhs, isRoot: true, room: Dumper.deepest))
    return dumper.writer.text
  }

  func write(_ change: Change) {
    if change.room == 0 || !writeInside(change) { writeSides(change) }
  }

  /// Writes the difference inside two values that have the same outside. Two objects have not:
  /// which of them is there is a part of what is written.
  private func writeInside(_ change: Change) -> Bool {
    guard let lhs = change.lhs?.value, let rhs = change.rhs?.value else { return false }
    switch (dumper.reader.shape(of: lhs), dumper.reader.shape(of: rhs)) {
    case (.atom(let text), .atom(let other)) where text == other:
      let types = [lhs, rhs].map { dumper.reader.facts(of: dumper.reader.unwrapped($0)).name }
      guard types[0] != types[1] else {
        writeDespiteEqualText(change)
        break
      }
      writeSides(change, endings: types.map { " as \($0)" })
    case (.text(let lhs), .text(let rhs)) where lhs.utf8.elementsEqual(rhs.utf8):
      writeDespiteEqualText(change)
    case (.text(let lhs), .text(let rhs)) where lhs.isMultiline && rhs.isMultiline:
      writeLines(of: lhs, rhs, change)
    case (.record(let lhs), .record(let rhs)) where lhs.isOfSameKind(as: rhs) && lhs.object == nil:
      return writeFields(of: lhs, rhs, change)
    case (.list(let lhs), .list(let rhs)):
      guard let steps = lhs.steps(to: rhs, sameness: sameness) else { return false }
      writeElements(of: lhs, rhs, steps, change)
    case (.unordered(let lhs), .unordered(let rhs)):
      let difference = lhs.difference(to: rhs, sameness: sameness, text: dumper.keyText)
      guard let difference else { return false }
      writeUnordered(difference, in: rhs.brackets, change)
    default:
      return false
    }
    return true
  }

  /// Writes each side as a whole. What was shown there before is not shown again.
  private func writeSides(_ change: Change, endings: [String] = ["", ""]) {
    if let lhs = change.lhs { write(lhs, on: .first, change, endings[0]) }
    if change.lhs != nil, change.rhs != nil { dumper.writer.endLine() }
    if let rhs = change.rhs { write(rhs, on: .second, change, endings[1]) }
  }

  private func write(_ field: Record.Field, on side: Side, _ change: Change, _ ending: String) {
    dumper.seen = seen[side] ?? []
    marked(side) {
      dumper.write(
        field.value,
        name: field.label,
        ending: ending + change.ending,
        isRoot: change.isRoot,
        room: change.room
      )
    }
    seen[side] = dumper.seen
  }

  /// For a type whose `==` sees more than its dump shows, and for what is not equal to itself.
  func writeDespiteEqualText(_ change: Change) {
    dumper.writer.write("// Not equal but no difference detected:")
    dumper.writer.endLine()
    var closed = change
    closed.room = 0
    writeSides(closed)
  }

  /// Writes what is the same on both sides, closed.
  func writeClosed(_ field: Record.Field, ending: String) {
    dumper.seen = []
    dumper.write(field.value, name: field.label, ending: ending, room: 0)
    for side in [Side.first, .second] { seen[side, default: []].formUnion(dumper.seen) }
  }

  enum Side {
    case first, second
  }

  func write(line: String, on side: Side) {
    marked(side) { dumper.writer.write(line) }
  }

  private func marked(_ side: Side, _ write: () -> Void) {
    dumper.writer.mark = (side == .first ? format.first : format.second) + " "
    write()
    dumper.writer.mark = "\(format.both) "
  }
}
