/// Invented people, for a machine without an address book of its own.
///
/// They are in the program, so nothing has to be found or installed, and they are cards, so they go
/// through the same reader as everybody else's. Every number is from a range that is kept free for
/// stories, or as good as that.
enum BundledContacts {
  static let files = family + friends + orchestra + work + imported

  /// A file as it would lie in the folder.
  static func file(_ path: String, _ text: String, lineEnd: String = "\n") -> CardFile {
    // By scalar: `\r\n` is one character.
    let bytes = text.unicodeScalars.reduce(into: "") { result, scalar in
      if scalar == "\n" { result += lineEnd } else { result.unicodeScalars.append(scalar) }
    }
    return CardFile(path: "bundled/\(path)", bytes: Array(bytes.utf8))
  }
}
