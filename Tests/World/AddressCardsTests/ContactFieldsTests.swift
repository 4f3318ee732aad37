import AddressCards
import Testing

@Suite struct ContactFieldsTests {
  @Test(arguments: [
    "TEL;TYPE=home,voice:1", "TEL;TYPE=HOME;TYPE=voice:1",
    #"TEL;VALUE=uri;TYPE="home,voice":tel:1"#,
    #"TEL;TYPE="home","voice":1"#, "TEL;HOME;VOICE:1", "tel;type=home,pref,voice,Home:1",
  ])
  func `types are one label, however they are written`(line: String) {
    #expect(CardFile.contact(line)?.phones == [LabelledValue(label: "home, voice", value: "1")])
  }

  @Test func `a label of one's own is a second line of the same group`() {
    let contact = CardFile.contact(
      """
      item1.X-ABLabel:_$!<Mobile>!$_
      ITEM1.TEL:1
      item2.TEL;TYPE=X-boat:2
      item2.X-ABLABEL:Boot\\, klein
      item3.TEL;TYPE=X-boat:3
      """
    )
    #expect(
      contact?.phones == [
        LabelledValue(label: "mobile", value: "1"),
        LabelledValue(label: "Boot, klein", value: "2"),
        LabelledValue(label: "boat", value: "3"),
      ]
    )
  }

  @Test func `the preferred value comes first, the others stay in order`() {
    let contact = CardFile.contact(
      """
      EMAIL:a@a.example
      EMAIL;PREF=2:mailto:b@b.example
      EMAIL;TYPE=work,pref:c@c.example
      EMAIL: 
      EMAIL;PREF=none:d@d.example
      """
    )
    let values = contact?.emails.map(\.value)
    #expect(values == ["c@c.example", "b@b.example", "a@a.example", "d@d.example"])
    #expect(contact?.emails.map(\.label) == ["work", nil, nil, nil])
  }

  @Test(
    arguments: [
      ("BDAY:1984-02-29", .day(year: 1984, month: 2, day: 29)),
      ("BDAY:19840229", .day(year: 1984, month: 2, day: 29)),
      ("BDAY;VALUE=date:0984-02-29T23:59:59Z", .day(year: 984, month: 2, day: 29)),
      ("BDAY:--0229", .day(year: nil, month: 2, day: 29)),
      ("BDAY:--02-29", .day(year: nil, month: 2, day: 29)),
      ("BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-08", .day(year: nil, month: 3, day: 8)),
      ("BDAY:1900-02-29", .text("1900-02-29")),
      ("BDAY:1984-13-01", .text("1984-13-01")),
      ("BDAY:1984-00-01", .text("1984-00-01")),
      ("BDAY:1984", .text("1984")),
      ("BDAY:---29", .text("---29")),
      (#"BDAY;VALUE=text:circa 1800\, in May"#, .text("circa 1800, in May")),
      ("BDAY;VALUE=text:1984-02-29", .text("1984-02-29")),
      ("BDAY: ", nil),
    ] as [(String, Birthday?)]
  )
  func `a birthday is a day where it can be, else what is written`(line: String, day: Birthday?) {
    #expect(CardFile.contact(line).map(\.birthday) == day)
  }

  @Test func `a birthday says itself as it was written`() {
    #expect("\(Birthday.day(year: 984, month: 2, day: 9))" == "0984-02-09")
    #expect("\(Birthday.day(year: nil, month: 12, day: 29))" == "--12-29")
    #expect("\(Birthday.text("circa 1800"))" == "circa 1800")
  }

  @Test func `several nicknames and notes are all kept`() {
    let contact = CardFile.contact("NICKNAME:Bob,Bo\\,b\nNICKNAME:B\nNOTE:one\nNOTE:two")
    #expect(contact?.nickname == "Bob, Bo,b, B")
    #expect(contact?.note == "one\ntwo")
  }

  @Test func `an organisation keeps its commas and names its units apart`() {
    let contact = CardFile.contact("ORG:1,000 Lights;Lenses;Night shift\nTITLE:Keeper, first class")
    #expect(contact?.organisation == "1,000 Lights")
    #expect(contact?.department == "Lenses, Night shift")
    #expect(contact?.jobTitle == "Keeper, first class")
  }

  @Test(arguments: [
    ("FN: \nN:Curie;Marie;Salomea;Dr.;PhD", "Dr. Marie Salomea Curie PhD"),
    ("N:;;;;\nNICKNAME:Bo\nORG:Lights", "Bo"), ("N:;;;;\nORG:Lights", "Lights"),
    ("EMAIL:a@b.example\nTEL:1", "a@b.example"), ("TEL:1", "1"),
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
      "TITLE: Keeper\\nof \u{1B}[31mthe\u{9B}2J\u{7} \rlight\u{7F} \nNOTE:a\tb\u{1B}c\\nd"
        + "\nNICKNAME:\u{9B}2J"
    )
    #expect(contact?.nickname == "2J")
    #expect(contact?.jobTitle == "Keeper of [31mthe2J light")
    #expect(contact?.note == "a\tbc\nd")
  }
}
