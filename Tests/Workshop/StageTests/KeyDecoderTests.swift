import Testing

@testable import Stage

@Suite struct KeyDecoding {
  @Test(arguments: [
    ("a", [Key.character("a")]), (" ", [.character(" ")]), ("ä", [.character("ä")]),
    ("山", [.character("山")]), ("🎉", [.character("🎉")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]),
    ("\u{8}", [.backspace]), ("\u{1}", [.control("a")]), ("\u{3}", [.control("c")]),
    ("\u{1A}", [.control("z")]), ("\u{0}", [.control(" ")]),
    ("␛[A", [.up]), ("␛[B", [.down]), ("␛[C", [.right]), ("␛[D", [.left]),
    ("␛OA", [.up]), ("␛OB", [.down]), ("␛OC", [.right]), ("␛OD", [.left]), ("␛OM", [.enter]),
    ("␛[1;5C", [.right]), ("␛[H", [.home]), ("␛[F", [.end]), ("␛OH", [.home]), ("␛[1~", [.home]),
    ("␛[4~", [.end]), ("␛[3~", [.delete]), ("␛[3;5~", [.delete]), ("␛[5~", [.pageUp]),
    ("␛[6~", [.pageDown]), ("␛[Z", [.backTab]), ("␛xq", [.character("q")]),
    ("␛äq", [.character("q")]),
    ("␛[200~a\r\nb\rc␛[201~", [.paste("a\nb\nc")]),
    ("␛[200~␛[A q␛[201~x", [.paste("\u{1B}[A q"), .character("x")]),
    ("␛[200~␛[201~", [.paste("")]),
    ("␛[?2026;2$yq", [.character("q")]),
    ("␛[99~␛[<0;1;1M␛OPq", [.character("q")]),
    ("ab␛[Ac", [.character("a"), .character("b"), .up, .character("c")]),
    ("␛␛[A", [.escape, .up]),
  ])
  func `bytes are keys, in one piece or one by one`(text: String, keys: [Key]) {
    let bytes = Array(text.replacing("␛", with: "\u{1B}").utf8)
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) == keys)
    #expect(!decoder.isUndecided)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.feed(bytes[..<cut]) + decoder.feed(bytes[cut...]) == keys)
    }
    var oneByOne = KeyDecoder()
    #expect(bytes.flatMap { oneByOne.feed([$0]) } == keys)
  }

  @Test func `an escape that stays alone is the escape key`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed([0x1B]) == [])
    #expect(decoder.isUndecided)
    #expect(decoder.giveUp() == [.escape])
    #expect(!decoder.isUndecided)
    #expect(decoder.feed(Array("[A".utf8)) == [.character("["), .character("A")])
  }

  @Test func `a sequence that never ends is nothing`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[1;".utf8)) == [])
    #expect(decoder.giveUp() == [])
    #expect(decoder.feed(Array("q".utf8)) == [.character("q")])
  }

  @Test func `a paste may take its time`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[200~slow".utf8)) == [])
    #expect(!decoder.isUndecided)
    #expect(decoder.giveUp() == [])
    #expect(decoder.feed(Array("ly\u{1B}[201~".utf8)) == [.paste("slowly")])
  }

  @Test(
    arguments: [
      [0x80, 0x61], [0xC3, 0x61], [0xE5, 0xB1, 0x61], [0xFF, 0x61], [0xF0, 0x9F, 0x61],
    ] as [[UInt8]]
  )
  func `bytes that are no text do not swallow what follows`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    #expect(decoder.feed(bytes) == [.character("\u{FFFD}"), .character("a")])
  }

  @Test func `a control sequence that is broken off leaves the key that broke it`() {
    var decoder = KeyDecoder()
    #expect(decoder.feed(Array("\u{1B}[1\rq".utf8)) == [.enter, .character("q")])
  }
}
