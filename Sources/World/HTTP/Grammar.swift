/// The characters of HTTP, as RFC 9110 and 9112 name them.
extension UInt8 {
  package static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let tab = UInt8(ascii: "\t")
  static let colon = UInt8(ascii: ":")
  static let slash = UInt8(ascii: "/")

  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  /// A character of a method or of a field's name.
  var isToken: Bool {
    tokens[Int(self)]
  }

  /// A character of a field's value: no control character but the tab.
  var isFieldValue: Bool {
    self >= 0x20 && self != 0x7F || self == 0x09
  }
}

extension ArraySlice<UInt8> {
  /// The slice without spaces and tabs at its ends.
  func trimmingBlanks() -> ArraySlice<UInt8> {
    var slice = self
    while slice.first == .space || slice.first == .tab { slice.removeFirst() }
    while slice.last == .space || slice.last == .tab { slice.removeLast() }
    return slice
  }
}

/// By character, because every byte of every name is looked up.
private let tokens: [Bool] = {
  let letters = "abcdefghijklmnopqrstuvwxyz"
  let allowed = Array("!#$%&'*+-.^_`|~0123456789\(letters)\(letters.uppercased())".utf8)
  return (0...255).map(allowed.contains)
}()
