/// Writes what is different between two values.
///
/// Only what differs is looked into. The rest is counted, or shown closed: `User(…)`.
final class Differ {
  let dumper = Dumper()
  let sameness: Sameness
  private var compared: Set<ObjectIdentifier> = []
  private let format: DiffFormat
  private var seen: [Side: Set<ObjectIdentifier>] = [:]

  init(format: DiffFormat) {
    self.format = format
    sameness = Sameness(reader: dumper.reader)
    dumper.writer.mark = "\(format.both) "
  }

  /// Two values that are not the same, and where they stand.
  struct Change {
    var lhs: Any
    var rhs: Any
    var names: (lhs: String?, rhs: String?) = (nil, nil)
    /// The number of the reference that stands for the two.
    var number = ""
    var ending = ""
    var isRoot = false
    var room: Int
  }

  func difference(_ lhs: Any, _ rhs: Any) -> String? {
    guard !sameness.areSame(lhs, rhs) else { return nil }
    write(Change(lhs: lhs, rhs: rhs, isRoot: true, room: Dumper.deepest))
    return dumper.writer.text
  }

  func write(_ change: Change) {
    if change.room == 0 || !writeInside(change) { writeReplacement(change) }
  }

  /// Writes the difference inside two values that have the same outside. Two objects have not:
  /// which of them is there is a part of what is told.
  private func writeInside(_ change: Change) -> Bool {
    switch (dumper.reader.shape(of: change.lhs), dumper.reader.shape(of: change.rhs)) {
    case (.atom(let text), .atom(let other)) where text == other:
      guard sameness.haveSameAtomicType(change.lhs, change.rhs) else {
        writeTypes(of: text, change)
        break
      }
      writeDespiteEqualText(change)
    case (.text(let lhs), .text(let rhs)) where lhs.utf8.elementsEqual(rhs.utf8):
      writeDespiteEqualText(change)
    case (.text(let lhs), .text(let rhs)) where lhs.isMultiline && rhs.isMultiline:
      writeLines(of: lhs, rhs, change)
    case (.record(let lhs), .record(let rhs))
    where lhs.isOfSameKind(as: rhs) && lhs.object === rhs.object:
      return writeFields(of: lhs, rhs, change)
    case (.reference(let lhs), .reference(let rhs)) where lhs.identity == rhs.identity:
      writeValues(of: lhs, change)
    case (.list(let lhs), .list(let rhs)):
      guard let steps = lhs.steps(to: rhs, sameness: sameness) else { return false }
      writeElements(of: lhs, rhs, steps, change)
    case (.members(let lhs), .members(let rhs)):
      guard let difference = lhs.difference(to: rhs, text: dumper.keyText) else { return false }
      writeMembers(difference, change)
    case (.entries(let lhs), .entries(let rhs)):
      let difference = lhs.difference(to: rhs, sameness: sameness, text: dumper.keyText)
      guard let difference else { return false }
      writeEntries(difference, change)
    default:
      return false
    }
    return true
  }

  /// Writes what a reference stands for, where that was not told before.
  private func writeValues(of reference: Reference, _ change: Change) {
    var values = change
    (values.lhs, values.rhs) = (reference.before, reference.after)
    values.number = dumper.number(reference)
    values.isRoot = false
    guard !isCompared(reference.identity) else {
      dumper.writeName(change.names.rhs, values.number)
      return dumper.writer.write(reference.closed + change.ending)
    }
    write(values)
  }

  /// Whether the difference of what has this identity was written, which then is not shown again.
  func isCompared(_ identity: ObjectIdentifier) -> Bool {
    seen[.first, default: []].insert(identity)
    seen[.second, default: []].insert(identity)
    return !compared.insert(identity).inserted
  }

  func writeReplacement(_ change: Change) {
    write(
      change.lhs,
      on: .first,
      name: change.names.lhs,
      number: change.number,
      ending: change.ending,
      isRoot: change.isRoot,
      room: change.room
    )
    dumper.writer.endLine()
    write(
      change.rhs,
      on: .second,
      name: change.names.rhs,
      number: change.number,
      ending: change.ending,
      isRoot: change.isRoot,
      room: change.room
    )
  }

  /// For a type whose `==` sees more than its dump shows, and for what is not equal to itself.
  func writeDespiteEqualText(_ change: Change) {
    dumper.writer.write("// Not equal but no difference detected:")
    dumper.writer.endLine()
    var closed = change
    closed.room = 0
    writeReplacement(closed)
  }

  /// For numbers that only their types tell apart.
  private func writeTypes(of text: String, _ change: Change) {
    var typed = change
    typed.lhs = TypedText(text: text, type: dumper.reader.innermostFacts(of: change.lhs).name)
    typed.rhs = TypedText(text: text, type: dumper.reader.innermostFacts(of: change.rhs).name)
    writeReplacement(typed)
  }

  private struct TypedText: CustomDumpStringConvertible {
    let text: String
    let type: String
    var customDumpDescription: String { "\(text) as \(type)" }
  }

  enum Side {
    case first, second
  }

  /// Writes a value that is on one side only. What was shown there before is not shown again.
  func write(
    _ value: Any,
    on side: Side,
    name: String? = nil,
    number: String = "",
    ending: String,
    isRoot: Bool = false,
    room: Int
  ) {
    dumper.seen = seen[side] ?? []
    seen[side] = nil
    marked(side) {
      dumper.write(
        value,
        name: name,
        number: number,
        ending: ending,
        isRoot: isRoot,
        room: room
      )
    }
    seen[side] = dumper.seen
    dumper.seen = []
  }

  func write(line: String, on side: Side) {
    marked(side) { line.isEmpty ? dumper.writer.writeBareMark() : dumper.writer.write(line) }
  }

  private func marked(_ side: Side, _ write: () -> Void) {
    dumper.writer.mark = (side == .first ? format.first : format.second) + " "
    write()
    dumper.writer.mark = "\(format.both) "
  }
}
