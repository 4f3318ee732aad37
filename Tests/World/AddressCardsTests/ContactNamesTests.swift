import AddressCards
import Testing

@Suite struct ContactNamesTests {
  @Test(arguments: [
    ("FN: \nN:Curie;Marie;Salomea;Dr.;PhD", "Dr. Marie Salomea Curie PhD"),
    (#"N:de la Cruz,O'Neil\, Jr;Anna,Bella;;;"#, "Anna Bella de la Cruz O'Neil, Jr"),
    ("N:;;;;\nORG:1,000 Lights;Lenses;Night shift\nORG:Second Company", "1,000 Lights"),
    ("TEL:1\nEMAIL;PREF=1:a@b.example", "a@b.example"), ("TEL:\nTEL;HOME:1\nTEL:2", "1"),
  ])
  func `a person without a formatted name is called by the next best thing`(
    lines: String,
    name: String
  ) {
    let result = CardFile.reading("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD")
    #expect(result.contacts.map(\.formattedName) == [name])
  }

  @Test func `a name stays on one line and commands no terminal`() {
    let contact = CardFile.contact(
      "N: Keeper\\nof \u{1B}[31mthe\u{9B}2J\u{7} \rlight\u{7F} ;a\tb\u{1B}c\\nd"
    )
    #expect(contact?.familyName == "Keeper of [31mthe2J light")
    #expect(contact?.givenName == "a\tbc d")
  }
}
