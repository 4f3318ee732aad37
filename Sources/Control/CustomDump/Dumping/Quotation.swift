/// A string as a literal that would make it, with as few escapes as can be.
struct Quotation {
  private let text: String
  private let pounds: String

  /// - Parameter pounds: How many pounds at least, so that two literals can share a delimiter.
  init(_ text: String, pounds: Int = 0) {
    self.text = text
    self.pounds = String(repeating: "#", count: max(pounds, Self.poundsNeeded(for: text)))
  }

  var line: String { "\(pounds)\"\(escaped(text))\"\(pounds)" }

  var opening: String { "\(pounds)\"\"\"" }

  var closing: String { "\"\"\"\(pounds)" }

  /// The lines between `opening` and `closing`.
  var lines: [String] { text.textLines.map { escaped($0) } }

  /// Escapes what a reader would not see, or would take for something else.
  private func escaped(_ text: Substring) -> String {
    guard text.unicodeScalars.contains(where: \.isInvisible) else { return String(text) }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\t": result += "\\\(pounds)t"
      case "\r": result += "\\\(pounds)r"
      case "\0": result += "\\\(pounds)0"
      case _ where scalar.isInvisible:
        result += "\\\(pounds)u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func escaped(_ text: String) -> String { escaped(text[...]) }

  /// A raw literal needs more pounds than follow any quote or backslash in it.
  static func poundsNeeded(for text: String) -> Int {
    let quote = text.isMultiline ? 3 : 1
    var needed = 0
    var pounds: Int?
    var quotes = 0
    for byte in text.utf8 {
      quotes = byte == UInt8(ascii: "\"") ? quotes + 1 : 0
      if byte == UInt8(ascii: "\\") || quotes >= quote {
        pounds = 1
      } else if byte == UInt8(ascii: "#") {
        pounds = pounds.map { $0 + 1 }
      } else {
        pounds = nil
      }
      needed = max(needed, pounds ?? 0)
    }
    return needed
  }
}

extension String {
  var isMultiline: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(UInt8(ascii: "\n")) }
      ?? utf8.contains(UInt8(ascii: "\n"))
  }

  /// Whether it can stand between quotes as it is. Most strings can, and this is quick to find out.
  var isPlain: Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      bytes.allSatisfy {
        $0 >= 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
      }
    } ?? false
  }

  /// The text between newlines. A carriage return stays, so that it can be seen.
  var textLines: [Substring] {
    utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0)
    }
  }
}

extension Unicode.Scalar {
  /// A control character, or one that looks like a space, like nothing, or turns the text around.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x20..<0x7F: false
    case 0..<0xA1, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
