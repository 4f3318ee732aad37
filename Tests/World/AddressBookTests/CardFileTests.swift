import AddressBook
import Testing

@Suite struct CardFileTests {
  @Test(arguments: ["\n", "\r\n"])
  func `a folded line is whole again`(lineEnd: String) {
    let lines = [
      "BEGIN:VCARD", "F", " N:Anna ", "\tBella", "NOTE:a", "  b", " ", " c", "END:VCARD",
    ]
    let contact = CardFile.reading(lines.joined(separator: lineEnd)).contacts.first
    #expect(contact?.formattedName == "Anna Bella")
    #expect(contact?.note == "a bc")
  }

  @Test func `a line may be folded in the middle of a letter`() {
    var bytes = Array("BEGIN:VCARD\r\nFN:Zoë\r\nEND:VCARD".utf8)
    let middle = bytes.firstIndex(of: 0xC3)! + 1
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: middle)
    let result = CardFile(path: "a.vcf", bytes: bytes).read()
    #expect(result.contacts.map(\.formattedName) == ["Zoë"])
  }

  @Test func `escapes stand for what they hide, other backslashes for themselves`() {
    let contact = CardFile.contact(#"TITLE:A\,B\;C\\D\:E\x\"# + "\n" + #"NOTE:1\n2\N3\\n"#)
    #expect(contact?.jobTitle == #"A,B;C\D:E\x\"#)
    #expect(contact?.note == "1\n2\n3\\n")
  }

  @Test func `upper and lower case, and spaces around names and values, make no difference`() {
    let text = "begin:vcard \nVersion: 4.0\nfN: Anna\ntel ;Type = CELL: 1\nend:VCard"
    let result = CardFile.reading(text)
    #expect(result.skipped == [])
    #expect(result.contacts.map(\.formattedName) == ["Anna"])
    #expect(result.contacts.first?.phones == [LabelledValue(label: "cell", value: "1")])
  }

  @Test func `a file holds any number of cards, with empty lines between them`() {
    let cards = ["Anna", "Bella", "Cara"].map { "\nBEGIN:VCARD\n\nFN:\($0)\n\nEND:VCARD\n\n" }
    let result = CardFile.reading(cards.joined())
    #expect(result.skipped == [])
    #expect(result.contacts.map(\.formattedName) == ["Anna", "Bella", "Cara"])
    #expect(result.contacts.map(\.identifier) == ["test.vcf", "test.vcf#2", "test.vcf#3"])
  }

  @Test func `unknown properties, photos and parameters with anything in them do no harm`() {
    let photo = "PHOTO;ENCODING=b:" + String(repeating: "A", count: 2 << 20)
    let contact = CardFile.contact(
      """
      \(photo)
      X-NEW;P="a:b;c,d";Q=^n:anything ; at : all
      ADR;LABEL="1; Rue: du Phare":;;1 Rue du Phare;;;;
      URL:https://anna.example
      TEL;X-P="a:b;c":1
      """
    )
    #expect(contact?.formattedName == "Anna")
    #expect(contact?.phones == [LabelledValue(value: "1")])
  }

  @Test func `quoted-printable text of version 2 is decoded, soft line breaks too`() {
    let contact = CardFile.contact(
      """
      N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:M=C3=BCller;J=C3=
      =BCrgen;;;
      NOTE;QUOTED-PRINTABLE:one=0D=0Atwo=3B =
        three
      TITLE;ENCODING=quoted-printable:a=zz=4
      """,
      version: "2.1"
    )
    #expect(contact?.familyName == "Müller")
    #expect(contact?.givenName == "Jürgen")
    #expect(contact?.note == "one\ntwo;   three")
    #expect(contact?.jobTitle == "a=zz=4")
  }

  @Test func `text that is not UTF-8 is read as Windows wrote it`() {
    let bytes = Array("BEGIN:VCARD\nFN:J".utf8) + [0xFC] + "rg".utf8 + [0x80] + "\nEND:VCARD".utf8
    #expect(CardFile(path: "a.vcf", bytes: bytes).read().contacts.map(\.formattedName) == ["Jürg€"])
  }

  @Test func `a byte order mark is no part of the first line, and UTF-16 is read`() {
    let text = "BEGIN:VCARD\r\nFN:Zoë 🌊\r\nEND:VCARD\r\n"
    let little = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [[0xEF, 0xBB, 0xBF] + text.utf8, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      let result = CardFile(path: "a.vcf", bytes: bytes).read()
      #expect(result.skipped == [])
      #expect(result.contacts.map(\.formattedName) == ["Zoë 🌊"])
    }
  }
}
