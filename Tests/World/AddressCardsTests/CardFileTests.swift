import Testing

@testable import AddressCards

@Suite struct CardFileTests {
  private func read(_ text: String) -> FetchResult {
    CardFile(path: "test.vcf", bytes: Array(text.utf8)).read()
  }

  /// The one person of a card with these lines, if nothing of it had to be skipped.
  private func contact(_ lines: String) -> Contact? {
    let result = read("BEGIN:VCARD\nVERSION:3.0\n\(lines)\nEND:VCARD\n")
    return result.skipped.isEmpty && result.contacts.count == 1 ? result.contacts.first : nil
  }

  @Test func `a card of khard is read, and only its names are used`() {
    let card = #"""
      BEGIN:VCARD
      VERSION:4.0
      UID:b8vtufb9urzxilzanzk6bj8j7aiv37n3g50b
      ADR;LABEL="1; rue: du Phare";TYPE=home:;;12\, rue du Phare;Ouessant;;29242;France
      item1.EMAIL;TYPE=work,pref:z.bronte@societe.example
      FN:Zoë Brontë-Ångström
      N:Brontë-Ångström;Zoë;Marie,Désirée;Dr.;PhD
      NOTE:Première ligne: allumer la lampe.\nDeuxième ligne\; avec\, ponctuati
       on \\ et barre oblique.
      X-NEW;P="a:b;c,d";Q=^n:anything ; at : all
      END:VCARD
      """#
    let expected = Contact(
      identifier: "b8vtufb9urzxilzanzk6bj8j7aiv37n3g50b",
      formattedName: "Zoë Brontë-Ångström",
      givenName: "Zoë",
      familyName: "Brontë-Ångström"
    )
    #expect(read(card) == FetchResult(contacts: [expected]))
    #expect(read(card.replacing("\n", with: "\r\n")) == FetchResult(contacts: [expected]))
  }

  /// Each scalar of the name is a byte of the file.
  @Test(arguments: [
    // Folded in the middle of a letter.
    ("Zo\u{C3}\r\n \u{AB}", "Zoë"),
    // Not UTF-8.
    ("J\u{FC}rg", "J\u{FFFD}rg"),
  ])
  func `bytes are joined before they become text`(name: String, text: String) {
    let card = "BEGIN:VCARD\r\nFN:\(name)\r\nEND:VCARD"
    let bytes = card.unicodeScalars.map { UInt8($0.value) }
    let result = CardFile(path: "a.vcf", bytes: bytes).read()
    #expect(result.contacts.map(\.formattedName) == [text])
  }

  @Test func `escapes are replaced, and other backslashes stay`() {
    let contact = contact("FN:A\n" + #"N:A\,B\;C\\D\:E\x;1\n2\N3\\n\"#)
    #expect(contact?.familyName == #"A,B;C\D:E\x"#)
    #expect(contact?.givenName == #"1 2 3\n\"#)
  }

  @Test func `case, spaces and lines without a property make no difference`() {
    let lines = "begin:vcard \nVersion: 4.0\nfN: Anna\nstray\nitem1.n ;Language = se: Ek\nend:VCard"
    let result = read(lines)
    #expect(result.skipped == [])
    #expect(result.contacts.map(\.formattedName) == ["Anna"])
    #expect(result.contacts.first?.familyName == "Ek")
  }

  @Test func `a file holds any number of cards, each identified by its place`() {
    let cards = ["Anna", "Bella", "Cara"].map { "\nBEGIN:VCARD\n\nFN:\($0)\n\nEND:VCARD\n\n" }
    let result = read(cards.joined())
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Bella", "Cara"])
    #expect(result.contacts.map(\.identifier) == ["test.vcf", "test.vcf#2", "test.vcf#3"])
  }

  @Test func `a name is one line without terminal controls`() {
    #expect(
      contact("FN: Keeper\\nof \u{1B}[31mthe light ")?.formattedName
        == "Keeper of \u{FFFD}[31mthe light"
    )
  }

  /// What a file is, and what is said of its one broken card.
  static let brokenCards = [
    ("BEGIN:VCARD\nFN:Anna\n", "line 4: skipped a card, because it has no END:VCARD"),
    (
      "BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE:J=C3=\nEND:VCARD\n",
      "line 4: skipped a card, because it has version 2.1, and only 3.0 and 4.0 are known here"
    ),
    (
      "BEGIN:VCARD\nFN:\nN:;;;;\nORG:Anybody\nEND:VCARD\n",
      "line 4: skipped a card, because it has no FN, the name of its person"
    ),
  ]

  @Test(arguments: brokenCards)
  func `a broken card is named with its line, and the others are read`(
    card: String,
    sentence: String
  ) {
    let good = "BEGIN:VCARD\nFN:Zoë\nEND:VCARD\n"
    let result = read(good + card + good)
    #expect(result.skipped.map(\.description) == ["test.vcf, \(sentence)."])
    #expect(result.contacts.map(\.formattedName) == ["Zoë", "Zoë"])
  }
}
