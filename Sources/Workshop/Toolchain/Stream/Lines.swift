/// Cuts bytes that come in pieces into lines.
struct Lines {
  private var rest: [UInt8] = []

  /// The lines that are whole with these bytes.
  mutating func take(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest + bytes[start..<end], as: UTF8.self))
      rest = []
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }
}
