import Testing

@testable import Stage

@Suite struct KeyDecoding {
  private static let table: [(String, [Key])] = [
    ("a", [.character("a")]), (" ", [.character(" ")]), ("ä", [.character("ä")]),
    ("山", [.character("山")]), ("🎉", [.character("🎉")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]),
    ("\u{1A}", [.control("z")]), ("\u{0}", [.control(" ")]),
    ("␛[A", [.up]), ("␛[B", [.down]), ("␛[C", [.right]), ("␛[D", [.left]),
    ("␛OA", [.up]), ("␛OB", [.down]), ("␛OC", [.right]), ("␛OD", [.left]), ("␛OM", [.enter]),
    ("␛[1;5C", [.right]), ("␛[H", [.home]), ("␛[F", [.end]), ("␛OH", [.home]), ("␛[1~", [.home]),
    ("␛[4~", [.end]), ("␛[3~", [.delete]), ("␛[3;5~", [.delete]), ("␛[5~", [.pageUp]),
    ("␛[6~", [.pageDown]), ("␛[Z", [.backTab]), ("␛xq", [.character("q")]),
    ("␛äq", [.character("ä"), .character("q")]),
    ("␛[?2026;2$yq", [.character("q")]),
    ("␛[99~␛[<0;1;1M␛OPq", [.character("q")]),
    ("ab␛[Ac", [.character("a"), .character("b"), .up, .character("c")]),
    ("␛␛[A", [.escape, .up]),
    // A sequence that is broken off leaves the key that broke it.
    ("␛[1\rq", [.enter, .character("q")]),
  ]

  @Test(arguments: table)
  func `bytes are keys, wherever they are cut behind an escape`(text: String, keys: [Key]) {
    let bytes = Array(text.replacing("␛", with: "\u{1B}").utf8)
    for cut in bytes.indices where cut == 0 || bytes[cut - 1] != 0x1B {
      var decoder = KeyDecoder()
      #expect(decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) == keys)
    }
  }

  @Test func `an escape that comes last is the escape key`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("a\u{1B}".utf8)) == [.character("a"), .escape])
    #expect(decoder.feed(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test(
    arguments: [
      [0x80, 0x61], [0xC3, 0x61], [0xE5, 0xB1, 0x61], [0xFF, 0x61], [0xF0, 0x9F, 0x61],
    ] as [[UInt8]]
  )
  func `bytes that are no text do not swallow what follows`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes).last == .character("a"))
  }

  @Test(arguments: ["]", "P", "(", "^"])
  func `a letter with the Alt key does not swallow the next key`(letter: String) {
    var decoder = KeyDecoder()
    #expect(decoder.feed("\u{1B}\(letter)".utf8) == [])
    #expect(decoder.feed("q".utf8) == [.character("q")])
  }
}
