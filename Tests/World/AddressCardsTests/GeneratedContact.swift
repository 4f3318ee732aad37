import AddressCards
import TestTools

extension Contact {
  /// A person who does not exist, with names that a careless reader would break.
  static func generated(_ number: Int, using random: inout SeededGenerator) -> Contact {
    Contact(
      identifier: "generated-\(number)",
      formattedName: random.words(1...12),
      givenName: random.words(1...1),
      familyName: random.words(1...2)
    )
  }
}

extension SeededGenerator {
  fileprivate mutating func words(_ count: ClosedRange<Int>) -> String {
    (0..<Int.random(in: count, using: &self)).map { _ in pick(Self.words) }
      .joined(separator: " ")
  }

  private static let words = [
    "Anna", "O'Neil", "Ångström", "e\u{301}tude", "山田", "வெங்கடேசன்", "مرحبا", "Ψ", "👩‍👩‍👧", "Jr.,",
    "a;b", #"back\slash"#, #"\n"#, #"\\"#, "x:y", #""quoted""#, "tab\tbed", "=C3=BC", "BEGIN:VCARD",
    "END:VCARD", "tel:", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  ]
}
