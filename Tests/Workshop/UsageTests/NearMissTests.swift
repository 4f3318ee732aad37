import Testing
import Usage

@Suite struct NearMisses {
  @Test(
    arguments: [
      ("chek", "check"), ("hcek", "check"), ("CHECK", "check"), ("wat", "watch"), ("zebra", nil),
      ("", nil), ("hnt", "hint"), ("hints", "hint"), ("che", "check"), ("checkthis", nil),
      ("ch", nil), ("w", nil), ("🙂", nil),
    ] as [(String, String?)]
  )
  func `a slip or two lead to the word that was meant`(typed: String, meant: String?) {
    #expect(typed.nearest(among: ["check", "watch", "hint"]) == meant)
  }

  @Test func `among no words, none was meant`() {
    #expect("check".nearest(among: []) == nil)
  }

  @Test func `a short word is not taken for any other short word`() {
    #expect("xy".nearest(among: ["ab"]) == nil)
    #expect("abc".nearest(among: ["xbz"]) == nil)
  }
}

@Suite struct UsageErrors {
  @Test func `a sentence has the word that was perhaps meant`() {
    #expect(
      UsageError("No \"chek\".", typed: "chek", known: ["check"]).sentence
        == "No \"chek\". Did you mean \"check\"?"
    )
    #expect(UsageError("No \"x\".", typed: "x", known: ["check"]).sentence == "No \"x\".")
  }
}

@Suite struct WordTables {
  @Test func `the second column begins where the longest word allows it`() {
    #expect(wordTable([("a", "one"), ("long", "two")]) == "  a     one\n  long  two")
  }

  @Test func `a long sentence goes on below its beginning`() {
    let sentence = String(repeating: "tea ", count: 19) + "cup"
    #expect(wordTable([("ab", sentence)]).hasSuffix("tea tea\n      tea cup"))
  }
}
