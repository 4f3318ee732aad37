/// Writes values as text.
final class Dumper {
  /// How far down it goes. Deeper values exist, but no screen shows them, and stacks are finite.
  static let deepest = 200

  var writer = DumpWriter()
  let reader = ShapeReader()
  var seen: Set<ObjectIdentifier> = []
  private var numbers = ObjectNumbers()

  /// - Parameter room: How many more levels may be opened.
  func write(
    _ value: Any,
    name: String? = nil,
    number: String = "",
    ending: String = "",
    isRoot: Bool = false,
    room: Int
  ) {
    writeName(name, number)
    write(reader.shape(of: value), isNamed: name != nil, isRoot: isRoot, room: room)
    writer.write(ending)
  }

  private func write(_ shape: Shape, isNamed: Bool, isRoot: Bool = false, room: Int) {
    switch shape {
    case .atom(let atom):
      writeLines(atom)
    case .text(let text):
      write(text, isNamed: isNamed, room: room)
    case .record(let record):
      write(record, isRoot: isRoot, room: room)
    case .reference(let reference):
      write(reference, room: room)
    case .list(let list):
      writeRows("[", "]", count: list.count, room: room) { index, ending in
        self.write(list.value(at: index), name: "[\(index)]", ending: ending, room: room - 1)
      }
    case .members(let members):
      let values = room > 0 ? members.sortedMembers(text: keyText) : []
      writeRows("Set([", "])", count: members.count, room: room) { index, ending in
        self.write(values[index], ending: ending, room: room - 1)
      }
    case .entries(let entries):
      let pairs = room > 0 ? entries.sortedEntries(text: keyText) : []
      let open = entries.count == 0 ? "[:" : "["
      writeRows(open, "]", count: entries.count, room: room) { index, ending in
        let (key, value) = pairs[index]
        self.write(value, name: self.keyText(key), ending: ending, room: room - 1)
      }
    }
  }

  /// - Parameter number: That of the reference that is told by what follows.
  func writeName(_ name: String?, _ number: String = "") {
    if let name {
      writeLines(name)
      writer.write(": ")
    }
    writer.write(number)
  }

  /// A key on its own, without numbers for objects that are also elsewhere.
  func keyText(_ key: Any) -> String {
    let dumper = Dumper()
    dumper.write(key, room: Self.deepest)
    return dumper.writer.text
  }

  /// `#1 `, if this is not the first object of its type.
  func number(_ record: Record) -> String {
    record.object.map { numbers.label(of: $0, type: record.facts.type) } ?? ""
  }

  /// `#1 `, also if this is the only reference.
  func number(_ reference: Reference) -> String { numbers.label(of: reference) }

  private func write(_ reference: Reference, room: Int) {
    writer.write(number(reference))
    guard room == 0 || seen.insert(reference.identity).inserted else {
      return writer.write(reference.closed)
    }
    write(reference.after, room: room)
  }

  private func write(_ record: Record, isRoot: Bool, room: Int) {
    let title = number(record) + record.title(isRoot: isRoot)
    guard !record.fields.isEmpty else { return writer.write(title + record.emptyFields) }
    guard room > 0 else { return writer.write(title + "(…)") }
    if let object = record.object, !seen.insert(ObjectIdentifier(object)).inserted {
      return writer.write(title + "(↩︎)")
    }
    if record.fields.count == 1, let field = record.fields.first {
      let shape = reader.shape(of: field.value)
      if shape.isSmall {
        writer.write(title + "(")
        writeName(field.label)
        write(shape, isNamed: field.label != nil, room: room - 1)
        return writer.write(")")
      }
    }
    writeRows(title + "(", ")", count: record.fields.count, room: room) { index, ending in
      let field = record.fields[index]
      self.write(field.value, name: field.label, ending: ending, room: room - 1)
    }
  }

  private func write(_ text: String, isNamed: Bool, room: Int) {
    guard !text.isPlain else { return writeQuoted(text) }
    guard text.isMultiline else { return writer.write(Quotation(text).line) }
    guard room > 0 else { return writer.write("\"…\"") }
    let quotation = Quotation(text)
    let inset = isNamed ? 2 : 0
    writer.write(quotation.opening)
    writer.indentation += inset
    for line in quotation.lines {
      writer.endLine()
      writer.write(line)
    }
    writer.endLine()
    writer.write(quotation.closing)
    writer.indentation -= inset
  }

  private func writeQuoted(_ text: String) {
    writer.write("\"")
    writer.write(text)
    writer.write("\"")
  }

  private func writeLines(_ text: String) {
    guard text.isMultiline else { return writer.write(text) }
    for (index, line) in text.textLines.enumerated() {
      if index > 0 { writer.endLine() }
      writer.write(String(line))
    }
  }

  private func writeRows(
    _ open: String,
    _ close: String,
    count: Int,
    room: Int,
    row: (Int, String) -> Void
  ) {
    writer.write(open)
    if count > 0 {
      guard room > 0 else { return writer.write("…" + close) }
      writer.indentation += 2
      for index in 0..<count {
        writer.endLine()
        row(index, index == count - 1 ? "" : ",")
      }
      writer.endLine()
      writer.indentation -= 2
    }
    writer.write(close)
  }
}
