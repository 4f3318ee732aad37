import Foundation

/// The bytes of a file that may be cut off, or lie about its size: whatever is not there is `nil`.
struct Bytes {
  private let data: Data

  init(_ data: Data) {
    self.data = data
  }

  func starts(with prefix: [UInt8]) -> Bool {
    data.starts(with: prefix)
  }

  /// A little-endian number.
  func number<Number: FixedWidthInteger>(_: Number.Type, at offset: Int) -> Number? {
    let size = Number.bitWidth / 8
    guard offset >= 0, offset <= data.count - size else { return nil }
    let start = data.startIndex + offset
    return data[start..<start + size].reversed().reduce(0) { $0 << 8 | Number($1) }
  }

  /// A string up to its zero byte.
  func string(at offset: Int) -> String? {
    guard offset >= 0, offset < data.count else { return nil }
    let rest = data[(data.startIndex + offset)...]
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return String(bytes: rest[..<end], encoding: .utf8)
  }

  /// A table: `nil` if one of its rows is.
  func rows<Row>(
    _ count: Int,
    of size: Int,
    at offset: Int,
    read: (Bytes, Int) -> Row?
  ) -> [Row]? {
    guard offset >= 0, offset <= data.count, count <= (data.count - offset) / size else {
      return nil
    }
    var rows: [Row] = []
    for index in 0..<count {
      guard let row = read(self, offset + index * size) else { return nil }
      rows.append(row)
    }
    return rows
  }
}
