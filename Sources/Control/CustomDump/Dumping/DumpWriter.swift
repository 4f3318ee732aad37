/// Text that is built line by line, each line with the mark of the side that it belongs to.
struct DumpWriter {
  var mark = ""
  var indentation = 0
  private var bytes: [UInt8] = []
  private var isAtStartOfLine = true

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ string: String) {
    if isAtStartOfLine { startLine() }
    bytes.append(contentsOf: string.utf8)
  }

  mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isAtStartOfLine = true
  }

  private mutating func startLine() {
    bytes.append(contentsOf: mark.utf8)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indentation))
    isAtStartOfLine = false
  }
}
