import AddressCards

extension CardFile {
  /// Reads a file that a test wrote out.
  static func reading(_ text: String) -> FetchResult {
    CardFile(path: "test.vcf", bytes: Array(text.utf8)).read()
  }

  /// The one person of a card with these lines, if nothing of it had to be skipped.
  static func contact(_ lines: String, version: String = "3.0") -> Contact? {
    let result = reading("BEGIN:VCARD\nVERSION:\(version)\nFN:Anna\n\(lines)\nEND:VCARD\n")
    return result.skipped.isEmpty && result.contacts.count == 1 ? result.contacts.first : nil
  }
}
