import AddressCards
import TestTools

extension Contact {
  /// A person who does not exist, with names that a careless reader would break.
  static func generated(_ number: Int, using random: inout SeededGenerator) -> Contact {
    var contact = Contact(
      identifier: "generated-\(number)",
      formattedName: random.words(1...3),
      givenName: random.words(1...1),
      familyName: random.words(1...2)
    )
    contact.phones = ["+1 555 \(number);ext=0"]
    // Most people in an address book are a name and a number.
    if random.chance(70) { return contact }

    contact.emails = random.values(0...2) { "someone\($0)@\(number).example" }
    contact.phones = random.values(0...3) { "+1 555 \(number);ext=\($0)" }
    contact.organisation = random.words(0...12, between: [" ", ", ", "; "])
    return contact
  }
}

extension SeededGenerator {
  fileprivate mutating func words(
    _ count: ClosedRange<Int>,
    between separators: [String] = [" "]
  ) -> String {
    var text = ""
    for _ in 0..<Int.random(in: count, using: &self) {
      if !text.isEmpty { text += pick(separators) }
      text += pick(Self.words)
    }
    return text
  }

  fileprivate mutating func values(
    _ count: ClosedRange<Int>,
    _ value: (Int) -> String
  ) -> [String] {
    (0..<Int.random(in: count, using: &self)).map(value)
  }

  private static let words = [
    "Anna", "O'Neil", "Ångström", "e\u{301}tude", "山田", "வெங்கடேசன்", "مرحبا", "Ψ", "👩‍👩‍👧", "Jr.,",
    "a;b", #"back\slash"#, #"\n"#, #"\\"#, "x:y", #""quoted""#, "tab\tbed", "=C3=BC", "BEGIN:VCARD",
    "END:VCARD", "tel:", "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
  ]
}
