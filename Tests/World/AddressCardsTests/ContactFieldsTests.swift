import AddressCards
import Testing

@Suite struct ContactFieldsTests {
  @Test(arguments: [
    "TEL;TYPE=home,voice:1", "TEL;VALUE=uri:tel:1", #"TEL;VALUE=uri;TYPE="home,voice":tel:1"#,
    #"TEL;TYPE="home","voice":1"#, "TEL;HOME;VOICE:1", "item1.tel;type=home,pref,Home:1",
  ])
  func `a number is a number, however its types are written`(line: String) {
    #expect(CardFile.contact(line)?.phones == ["1"])
  }

  @Test func `the preferred value comes first, the others stay in order`() {
    let contact = CardFile.contact(
      """
      EMAIL:a@a.example
      EMAIL;PREF=2:mailto:b@b.example
      EMAIL;TYPE="work,pref":c@c.example
      EMAIL: 
      EMAIL;PREF=none:d@d.example
      """
    )
    #expect(contact?.emails == ["c@c.example", "b@b.example", "a@a.example", "d@d.example"])
  }

  @Test func `an organisation keeps its commas, and leaves out its units and a second one`() {
    let contact = CardFile.contact("ORG:1,000 Lights;Lenses;Night shift\nORG:Second Company")
    #expect(contact?.organisation == "1,000 Lights")
  }

  @Test(arguments: [
    ("FN: \nN:Curie;Marie;Salomea;Dr.;PhD", "Dr. Marie Salomea Curie PhD"),
    (#"N:de la Cruz,O'Neil\, Jr;Anna,Bella;;;"#, "Anna Bella de la Cruz O'Neil, Jr"),
    ("N:;;;;\nORG:Lights", "Lights"), ("EMAIL:a@b.example\nTEL:1", "a@b.example"), ("TEL:1", "1"),
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
      "ORG: Keeper\\nof \u{1B}[31mthe\u{9B}2J\u{7} \rlight\u{7F} \nTEL:a\tb\u{1B}c\\nd"
    )
    #expect(contact?.organisation == "Keeper of [31mthe2J light")
    #expect(contact?.phones == ["a\tbc d"])
  }
}
