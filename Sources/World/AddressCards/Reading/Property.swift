/// One line of a card, taken apart: `item1.TEL;TYPE=cell,pref:+44 20 7946 0000`.
///
/// The parameters, between the first semicolon and the colon, change no name and are let go.
struct Property {
  /// `TEL`, in capitals and without its group: `item1.tel` and `Tel` mean the same.
  var name: String
  var value: Bytes
  var line: Int

  init(_ source: UnfoldedLines.Line) throws(CardFault) {
    let bytes = source.bytes
    let colon = try Self.colon(in: bytes, line: source.number)
    line = source.number
    value = bytes[(colon + 1)...]
    let semicolon = bytes[..<colon].position(of: .semicolon)
    name = bytes[..<(semicolon ?? colon)].trimmed.text.uppercased()
    if let dot = name.firstIndex(of: ".") {
      name = String(name[name.index(after: dot)...])
    }
    guard !name.isEmpty else { throw CardFault(line: line, cause: .noName) }
  }

  /// Where the value begins. A colon inside quotes belongs to a parameter.
  private static func colon(in bytes: Bytes, line: Int) throws(CardFault) -> Int {
    var isQuoted = false
    for index in bytes.indices {
      switch bytes[index] {
      case .quote: isQuoted.toggle()
      case .colon where !isQuoted: return index
      default: continue
      }
    }
    throw CardFault(line: line, cause: isQuoted ? .openQuote : .noColon)
  }
}
