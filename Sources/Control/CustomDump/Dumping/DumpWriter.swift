/// Text that is built line by line, each line with the mark of the side that it belongs to.
struct DumpWriter {
  var mark = ""
  var indentation = 0
  private var bytes: [UInt8] = []
  private var isAtStartOfLine = true

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ string: String) {
    if isAtStartOfLine { startLine(unless: string.isEmpty) }
    bytes.append(contentsOf: string.utf8)
  }

  /// Ends a line. One that has nothing on it keeps its mark, and no spaces at its end.
  mutating func endLine() {
    if isAtStartOfLine { writeBareMark() }
    bytes.append(UInt8(ascii: "\n"))
    isAtStartOfLine = true
  }

  /// Writes the mark of a line that has nothing else, without the spaces at its end.
  mutating func writeBareMark() {
    bytes.append(contentsOf: mark.prefix { $0 != " " && $0 != "\u{2007}" }.utf8)
    isAtStartOfLine = false
  }

  private mutating func startLine(unless isEmpty: Bool) {
    guard !isEmpty else { return }
    bytes.append(contentsOf: mark.utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    isAtStartOfLine = false
  }
}
