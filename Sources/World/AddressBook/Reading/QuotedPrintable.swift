/// `J=C3=BCrgen`: how version 2.1 writes letters beyond ASCII. Old phones still export it.
enum QuotedPrintable {
  static func decode(_ bytes: Bytes) -> Bytes {
    var result: Bytes = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == .equals, index + 2 < bytes.endIndex,
        let high = hexadecimal(bytes[index + 1]), let low = hexadecimal(bytes[index + 2])
      {
        result.append(high << 4 | low)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result.withoutCarriageReturns
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

extension Bytes {
  /// `=0D=0A` is one new line.
  fileprivate var withoutCarriageReturns: Bytes { filter { $0 != .carriageReturn }[...] }
}
