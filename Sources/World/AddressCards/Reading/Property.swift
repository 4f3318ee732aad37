/// One line of a card, taken apart: `item1.TEL;TYPE=cell,pref:+44 20 7946 0000`.
struct Property {
  /// `TEL`, in capitals and without its group: `item1.tel` and `Tel` mean the same.
  var name: String
  var parameters: [Parameter] = []
  var value: Bytes
  var line: Int

  struct Parameter {
    /// `TYPE`, in capitals.
    var name: String
    /// As they are written, without quotes.
    var values: [String]
  }

  init(_ source: UnfoldedLines.Line) throws(CardFault) {
    let bytes = source.bytes
    let (segments, colon) = try Self.segments(of: bytes, line: source.number)
    line = source.number
    value = bytes[(colon + 1)...]
    name = segments[0].trimmed.text.uppercased()
    if let dot = name.firstIndex(of: ".") {
      name = String(name[name.index(after: dot)...])
    }
    guard !name.isEmpty else { throw CardFault(line: line, cause: .noName) }
    if segments.count > 1 { parameters = segments.dropFirst().map(Parameter.init) }
  }

  /// The values of every parameter of this name: `TYPE=a,b;TYPE=c` is three.
  func values(of parameter: String) -> [String] {
    if parameters.isEmpty { return [] }
    return parameters.filter { $0.name == parameter }.flatMap(\.values)
  }

  /// The parts before the colon, which semicolons separate, and where the colon is. Neither
  /// counts inside quotes.
  private static func segments(
    of bytes: Bytes,
    line: Int
  ) throws(CardFault) -> (segments: [Bytes], colon: Int) {
    var segments: [Bytes] = []
    var start = bytes.startIndex
    var isQuoted = false
    for index in bytes.indices {
      switch bytes[index] {
      case .quote:
        isQuoted.toggle()
      case .semicolon where !isQuoted:
        segments.append(bytes[start..<index])
        start = index + 1
      case .colon where !isQuoted:
        segments.append(bytes[start..<index])
        return (segments, index)
      default:
        continue
      }
    }
    throw CardFault(line: line, cause: isQuoted ? .openQuote : .noColon)
  }
}

extension Property.Parameter {
  /// `TYPE=home,"a,b"`. Some programs leave out the name: `TEL;HOME;CELL:` means two types.
  fileprivate init(_ segment: Bytes) {
    if let equals = segment.position(of: .equals) {
      name = segment[..<equals].trimmed.text.uppercased()
      values = Self.list(segment[(equals + 1)...])
    } else {
      name = "TYPE"
      values = Self.list(segment)
    }
  }

  /// Quotes protect what is in them; but `TYPE="home,cell"` is how version 4.0 writes a list, so
  /// its comma counts all the same.
  private static func list(_ bytes: Bytes) -> [String] {
    bytes.text.split(separator: ",").compactMap { item in
      let text = item.filter { $0 != "\"" }.withoutControls.oneLine
      return text.isEmpty ? nil : text
    }
  }
}
