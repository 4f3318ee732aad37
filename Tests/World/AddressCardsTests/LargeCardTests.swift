import OperatingSystem
import Testing

@testable import AddressCards

/// What a file costs grows with its length, whatever is in it.
@Suite struct LargeCards {
  private static let person = """
    FN:Anna Larsson\nTEL;TYPE=cell,pref:+46 70 000 00 00\nNOTE:Met on the ferry\\, in summer.
    END:VCARD
    BEGIN:VCARD

    """

  /// Each is about 100 KB, and takes some hundredths of a second. Where the cost grows with
  /// the square of the length, one takes minutes.
  static let shapes: [String: String] = [
    "parameters and components": "ORG" + repeated(";A") + ":" + repeated(";"),
    "folds": "ORG:" + repeated("\n a"),
    "quotes": "TEL;X=" + repeated(#""""#) + ":1",
    "escapes": "ORG:" + repeated(#"\n"#),
    "lists": "N:" + repeated("a,"),
    "numbers": (0..<9_000).map { "TEL:\($0)" }.joined(separator: "\n"),
    "empty lines": repeated("\n "),
    "blanks": "ORG:" + repeated("  "),
    "dots": repeated("a.") + ":1",
    "people": repeated(person) + "FN:Bo",
  ]

  @Test(arguments: shapes.keys.sorted())
  func `no shape of a card costs more than its length`(shape: String) throws {
    let card = try "BEGIN:VCARD\nFN:Anna\n\(#require(Self.shapes[shape]))\nEND:VCARD\n"
    let start = ProcessorTime.ofThread
    _ = CardFile.reading(card)
    let time = ProcessorTime.ofThread - start
    #expect(time < .milliseconds(1_500), "\(card.utf8.count) bytes took \(time) of the processor")
  }
}

private func repeated(_ text: String) -> String {
  String(repeating: text, count: 100_000 / text.utf8.count)
}
