import Testing

@testable import Stage

@Suite struct CharacterWidths {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("ß", 1), ("…", 1), ("█", 1), ("⠿", 1), ("\u{AD}", 1),
    ("山", 2), ("か", 2), ("한", 2), ("ｗ", 2), ("。", 2), ("\u{20000}", 2),
    ("🎉", 2), ("⌚", 2), ("👩‍🚀", 2), ("👍🏽", 2), ("🇨🇭", 2), ("1\u{FE0F}\u{20E3}", 2), ("❤\u{FE0F}", 2),
    ("❤", 1), ("ﬁ", 1), ("ｶ", 1),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{200F}", 0), ("\u{1B}", 0), ("\r\n", 0), ("\u{7F}", 0),
  ])
  func `a character takes as many cells as a terminal gives it`(text: String, columns: Int) {
    #expect(text.count == 1)
    #expect(text.columns == columns)
  }

  @Test func `a text is as wide as its characters together`() {
    #expect("山田 Taro 🎉".columns == 12)
  }
}
