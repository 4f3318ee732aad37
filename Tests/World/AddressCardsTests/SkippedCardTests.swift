import AddressCards
import Testing

/// Each sentence names the file, the line and the reason; all other people in the file are read.
@Suite struct SkippedCardTests {
  @Test func `a card that never ends`() {
    expect(
      "BEGIN:VCARD\nFN:Anna",
      "test.vcf, line 1: skipped a card, because it begins here and has no END:VCARD."
    )
  }

  @Test func `a card inside another`() {
    expect(
      good + "BEGIN:VCARD\nFN:Anna\n" + good,
      """
      test.vcf, line 4: skipped a card, because another one begins on line 6 before this one has \
      its END:VCARD.
      """,
      names: ["Zoë", "Zoë"]
    )
  }

  @Test func `a line without a colon`() {
    expect(
      "BEGIN:VCARD\nFN:Anna\nhow did this get here\nEND:VCARD\n" + good,
      """
      test.vcf, line 3: skipped a card, because this line has no colon between a name and a value.
      """,
      names: ["Zoë"]
    )
  }

  @Test func `a line without a name`() {
    expect(
      "BEGIN:VCARD\nFN:Anna\n;TYPE=a:b\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because this line has no name before its colon.",
      names: ["Zoë"]
    )
  }

  @Test func `a quote that is never closed`() {
    expect(
      "BEGIN:VCARD\nFN:Anna\nTEL;TYPE=\"home:1\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because a quote opens on this line and is never closed.",
      names: ["Zoë"]
    )
  }

  @Test func `a line of more than a megabyte`() {
    let note = "ORG:" + String(repeating: "a", count: 1 << 20)
    expect(
      "BEGIN:VCARD\nFN:Anna\n\(note)\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because this line is longer than 1024 KB.",
      names: ["Zoë"]
    )
  }

  @Test func `a line that is folded into more than a megabyte`() {
    let note = String(repeating: String(repeating: "a", count: 9999) + "\n ", count: 110)
    expect(
      "BEGIN:VCARD\nFN:Anna\nORG:\(note)\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because this line is longer than 1024 KB.",
      names: ["Zoë"]
    )
  }

  @Test func `a card of too many lines`() {
    let lines = String(repeating: "N:\n", count: 10_001)
    expect(
      "BEGIN:VCARD\n\(lines)END:VCARD\n" + good,
      "test.vcf, line 1: skipped a card, because it has more than 10000 lines.",
      names: ["Zoë"]
    )
  }

  @Test func `a version from the future`() {
    expect(
      "BEGIN:VCARD\nVERSION:5.0\nFN:Anna\nEND:VCARD\n" + good,
      """
      test.vcf, line 2: skipped a card, because it has version 5.0, and only 3.0 and 4.0 are known \
      here.
      """,
      names: ["Zoë"]
    )
  }

  @Test func `a version from the past`() {
    expect(
      "BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE:J=C3=\n=BCrgen\nEND:VCARD\n" + good,
      """
      test.vcf, line 2: skipped a card, because it has version 2.1, and only 3.0 and 4.0 are known \
      here.
      """,
      names: ["Zoë"]
    )
  }

  @Test(arguments: ["VERSION", "UID"])
  func `a sentence never quotes a megabyte`(_ property: String) throws {
    let card =
      "BEGIN:VCARD\n\(property):\(String(repeating: "x", count: 900_000))\nFN:A\nEND:VCARD\n"
    let skipped = CardFile.reading(card).skipped
    let folder = try CardFolder()
    try folder.write("a.vcf", card + good)
    try folder.write("b.vcf", card)
    #expect(try skipped + folder.read().skipped != [])
    #expect(try (skipped + folder.read().skipped).allSatisfy { $0.description.utf8.count < 400 })
  }

  @Test func `a card about no person`() {
    expect(
      good + "BEGIN:VCARD\nFN:\nN:;;;;\nNOTE:who?\nEND:VCARD\n",
      """
      test.vcf, line 4: skipped a card, because it names no person: no FN, N, ORG, EMAIL or TEL says \
      anything.
      """,
      names: ["Zoë"]
    )
  }

  @Test func `lines outside any card are named once`() {
    expect(
      "\nhello\nFN:Anna\nEND:VCARD\n" + good + "bye",
      "test.vcf, line 2: skipped this line, because it is not inside a card.",
      names: ["Zoë"]
    )
  }

  @Test func `a file without a card`() {
    expect("<html>\n</html>", "test.vcf: skipped it, because it holds no BEGIN:VCARD in UTF-8.")
    expect(" \r\n", "test.vcf: skipped it, because it is empty.")
  }

  @Test func `after a thousand broken cards, the rest of a file`() {
    let result = CardFile.reading(String(repeating: "BEGIN:VCARD\n", count: 5000))
    #expect(
      result.skipped.last?.description
        == "test.vcf, line 1002: skipped the rest, because 1000 cards before it are broken."
    )
    #expect(result.skipped.count == 1001)
  }

  private let good = "BEGIN:VCARD\nFN:Zoë\nEND:VCARD\n"

  private func expect(
    _ text: String,
    _ sentence: String,
    names: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let result = CardFile.reading(text)
    #expect(result.skipped.map(\.description) == [sentence], sourceLocation: sourceLocation)
    #expect(result.contacts.map(\.formattedName) == names, sourceLocation: sourceLocation)
  }
}
