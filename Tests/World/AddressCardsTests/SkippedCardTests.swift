import AddressCards
import Testing

/// Each sentence names the file, the line and the reason; all other people in the file are read.
@Suite struct SkippedCardTests {
  private static let good = "BEGIN:VCARD\nFN:Zoë\nEND:VCARD\n"

  /// What a file is, what is said of it, and how many other people are read.
  static let files: [(text: String, sentence: String, others: Int)] = [
    (
      "BEGIN:VCARD\nFN:Anna",
      "test.vcf, line 1: skipped a card, because it begins here and has no END:VCARD.", 0
    ),
    (
      good + "BEGIN:VCARD\nFN:Anna\n" + good,
      """
      test.vcf, line 4: skipped a card, because another one begins on line 6 before this one has \
      its END:VCARD.
      """, 2
    ),
    (
      "BEGIN:VCARD\nFN:Anna\nhow did this get here\nEND:VCARD\n" + good,
      """
      test.vcf, line 3: skipped a card, because this line has no colon between a name and a value.
      """, 1
    ),
    (
      "BEGIN:VCARD\nFN:Anna\n;TYPE=a:b\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because this line has no name before its colon.", 1
    ),
    (
      "BEGIN:VCARD\nFN:Anna\nTEL;TYPE=\"home:1\nEND:VCARD\n" + good,
      "test.vcf, line 3: skipped a card, because a quote opens on this line and is never closed.", 1
    ),
    (
      "BEGIN:VCARD\nVERSION:5.0\nFN:Anna\nEND:VCARD\n" + good,
      """
      test.vcf, line 2: skipped a card, because it has version 5.0, and only 3.0 and 4.0 are known \
      here.
      """, 1
    ),
    (
      "BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE:J=C3=\n=BCrgen\nEND:VCARD\n" + good,
      """
      test.vcf, line 2: skipped a card, because it has version 2.1, and only 3.0 and 4.0 are known \
      here.
      """, 1
    ),
    (
      good + "BEGIN:VCARD\nFN:\nN:;;;;\nNOTE:who?\nEND:VCARD\n",
      """
      test.vcf, line 4: skipped a card, because it names no person: no FN, N, ORG, EMAIL or TEL says \
      anything.
      """, 1
    ),
    (
      // Lines outside of any card are named once.
      "\nhello\nFN:Anna\nEND:VCARD\n" + good + "bye",
      "test.vcf, line 2: skipped this line, because it is not inside a card.", 1
    ),
    ("<html>\n</html>", "test.vcf: skipped it, because it holds no BEGIN:VCARD in UTF-8.", 0),
    (" \r\n", "test.vcf: skipped it, because it is empty.", 0),
  ]

  @Test(arguments: files)
  func `what cannot be read is said, and the others are read`(
    text: String,
    sentence: String,
    others: Int
  ) {
    let result = CardFile.reading(text)
    #expect(result.skipped.map(\.description) == [sentence])
    #expect(result.contacts.map(\.formattedName) == Array(repeating: "Zoë", count: others))
  }

  @Test func `a card is not larger than memory`() {
    let letters = String(repeating: "a", count: 9999)
    let cards = [
      "ORG:" + String(repeating: "a", count: 1 << 20),
      "ORG:" + String(repeating: letters + "\n ", count: 110),
      String(repeating: "N:\n", count: 10_001),
    ]
    let results = cards.map {
      CardFile.reading("BEGIN:VCARD\nFN:Anna\n\($0)\nEND:VCARD\n" + Self.good)
    }
    let line = "test.vcf, line 3: skipped a card, because this line is longer than 1024 KB."
    #expect(
      results.map { $0.skipped.map(\.description) } == [
        [line], [line],
        ["test.vcf, line 1: skipped a card, because it has more than 10000 lines."],
      ]
    )
    #expect(results.map { $0.contacts.map(\.formattedName) } == [["Zoë"], ["Zoë"], ["Zoë"]])
  }

  @Test(arguments: ["VERSION", "UID"])
  func `a sentence never quotes a megabyte`(_ property: String) throws {
    let card =
      "BEGIN:VCARD\n\(property):\(String(repeating: "x", count: 900_000))\nFN:A\nEND:VCARD\n"
    let skipped = CardFile.reading(card).skipped
    let folder = try CardFolder()
    try folder.write("a.vcf", card + Self.good)
    try folder.write("b.vcf", card)
    #expect(try skipped + folder.read().skipped != [])
    #expect(try (skipped + folder.read().skipped).allSatisfy { $0.description.utf8.count < 400 })
  }

  @Test func `after a thousand broken cards, the rest of a file`() {
    let result = CardFile.reading(String(repeating: "BEGIN:VCARD\n", count: 5000))
    #expect(
      result.skipped.last?.description
        == "test.vcf, line 1002: skipped the rest, because 1000 cards before it are broken."
    )
    #expect(result.skipped.count == 1001)
  }
}
