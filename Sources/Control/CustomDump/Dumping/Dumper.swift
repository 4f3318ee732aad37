/// Writes values as text.
final class Dumper {
  /// How far down it goes. Deeper values exist, but no screen shows them, and stacks are finite.
  static let deepest = 200

  var writer = DumpWriter()
  let reader = ShapeReader()
  var seen: Set<ObjectIdentifier> = []
  /// The number of each object among those of its type. Holding the objects keeps their addresses
  /// from being used again.
  private var numbers: [ObjectIdentifier: (object: AnyObject, number: Int)] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// - Parameter room: How many more levels may be opened.
  func write(
    _ value: Any,
    name: String? = nil,
    ending: String = "",
    isRoot: Bool = false,
    room: Int
  ) {
    writeName(name)
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
    case .list(let list):
      writeRows("[", "]", count: list.count, room: room) { index, ending in
        let value = list.value(at: index)
        self.write(value, name: "[\(index)]", ending: ending, room: room - 1)
      }
    case .unordered(let values):
      let rows = room > 0 ? values.sorted(text: keyText) : []
      let (open, close) = values.brackets
      writeRows(open, close, count: values.count, room: room) { index, ending in
        let name = rows[index].key.map(self.keyText)
        self.write(rows[index].value, name: name, ending: ending, room: room - 1)
      }
    }
  }

  func writeName(_ name: String?) {
    guard let name else { return }
    writeLines(name)
    writer.write(": ")
  }

  /// A key on its own, without numbers for objects that are also elsewhere.
  func keyText(_ key: Any) -> String {
    let dumper = Dumper()
    dumper.write(key, room: Self.deepest)
    return dumper.writer.text
  }

  /// `#1 `, if this is not the first object of its type.
  private func number(_ record: Record) -> String {
    guard let object = record.object else { return "" }
    let (id, type) = (ObjectIdentifier(object), ObjectIdentifier(record.facts.type))
    let number = numbers[id]?.number ?? counts[type, default: 0]
    if numbers.updateValue((object, number), forKey: id) == nil { counts[type] = number + 1 }
    return number == 0 ? "" : "#\(number) "
  }

  private func write(_ record: Record, isRoot: Bool, room: Int) {
    let title = number(record) + record.title(isRoot: isRoot)
    guard !record.fields.isEmpty else { return writer.write(title + record.emptyFields) }
    let isNew = record.object.map { seen.insert(ObjectIdentifier($0)).inserted } ?? true
    guard room > 0 else { return writer.write(title + "(…)") }
    guard isNew else { return writer.write(title + "(↩︎)") }
    if record.fields.count == 1, !record.isPartial, let field = record.fields.first {
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
    guard text.isMultiline else { return writer.write(text.literal) }
    guard room > 0 else { return writer.write("\"…\"") }
    let inset = isNamed ? 2 : 0
    let pounds = text.pounds
    writer.write("\(pounds)\"\"\"")
    writer.indentation += inset
    for line in text.textLines {
      writer.endLine()
      writer.write(String(line))
    }
    writer.endLine()
    writer.write("\"\"\"\(pounds)")
    writer.indentation -= inset
  }

  private func writeLines(_ text: String) {
    guard text.isMultiline else { return writer.write(text) }
    for (index, line) in text.textLines.enumerated() {
      if index > 0 { writer.endLine() }
      writer.write(String(line))
    }
  }

  func writeRows(
    _ open: String,
    _ close: String,
    count: Int,
    room: Int = Dumper.deepest,
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
