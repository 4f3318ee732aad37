import AddressCards
import Testing

@Suite struct CardFileTests {
  @Test(arguments: ["\n", "\r\n"])
  func `a folded line is whole again`(lineEnd: String) {
    let lines = [
      "BEGIN:VCARD", "F", " N:Anna ", "\tBella", "N:a", "  b", " ", " c", "END:VCARD",
    ]
    let contact = CardFile.reading(lines.joined(separator: lineEnd)).contacts.first
    #expect(contact?.formattedName == "Anna Bella")
    #expect(contact?.familyName == "a bc")
  }

  @Test func `a line may be folded in the middle of a letter`() {
    var bytes = Array("BEGIN:VCARD\r\nFN:Zoë\r\nEND:VCARD".utf8)
    let middle = bytes.firstIndex(of: 0xC3)! + 1
    bytes.insert(contentsOf: Array("\r\n ".utf8), at: middle)
    let result = CardFile(path: "a.vcf", bytes: bytes).read()
    #expect(result.contacts.map(\.formattedName) == ["Zoë"])
  }

  @Test func `escapes stand for what they hide, other backslashes for themselves`() {
    let contact = CardFile.contact(#"N:A\,B\;C\\D\:E\x;1\n2\N3\\n\"#)
    #expect(contact?.familyName == #"A,B;C\D:E\x"#)
    #expect(contact?.givenName == #"1 2 3\n\"#)
  }

  @Test func `upper and lower case, and spaces around names and values, make no difference`() {
    let text = "begin:vcard \nVersion: 4.0\nfN: Anna\nitem1.n ;Language = se: Ek\nend:VCard"
    let result = CardFile.reading(text)
    #expect(result.skipped == [])
    #expect(result.contacts.map(\.formattedName) == ["Anna"])
    #expect(result.contacts.first?.familyName == "Ek")
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
      N;SORT-AS="a:b;c":Ek
      """
    )
    #expect(contact?.formattedName == "Anna")
    #expect(contact?.familyName == "Ek")
  }

  @Test func `text that is not UTF-8 costs letters, and never the person`() {
    let bytes = Array("BEGIN:VCARD\nFN:J".utf8) + [0xFC] + "rg".utf8 + [0x80] + "\nEND:VCARD".utf8
    #expect(
      CardFile(path: "a.vcf", bytes: bytes).read().contacts.map(\.formattedName)
        == ["J\u{FFFD}rg\u{FFFD}"]
    )
  }

  @Test func `a byte order mark is no part of the first line`() {
    let text = "BEGIN:VCARD\r\nFN:Zoë 🌊\r\nEND:VCARD\r\n"
    let result = CardFile(path: "a.vcf", bytes: [0xEF, 0xBB, 0xBF] + text.utf8).read()
    #expect(result.skipped == [])
    #expect(result.contacts.map(\.formattedName) == ["Zoë 🌊"])
  }

  @Test func `UTF-16 is told`() {
    let text = "BEGIN:VCARD\r\nFN:Zoë 🌊\r\nEND:VCARD\r\n"
    let units = text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    #expect(
      CardFile(path: "a.vcf", bytes: [0xFF, 0xFE] + units).read().skipped.map(\.description).last
        == "a.vcf: skipped it, because it holds no BEGIN:VCARD in UTF-8."
    )
  }
}
