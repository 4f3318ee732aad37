import Testing

@testable import Stage

@Suite struct Canvases {
  @Test func `what is written outside is cut off`() {
    var canvas = Canvas(Extent(columns: 4, rows: 2))
    canvas.write("abcdef", column: -1)
    canvas.write("xyz", column: 3, row: 1)
    canvas.write("never", row: 2)
    canvas.write("never", row: -1)
    #expect(canvas.text == "bcde\n   x")
  }

  @Test func `half of a wide character is a gap`() {
    var canvas = Canvas(Extent(columns: 4, rows: 2))
    canvas.write("a山山")
    canvas.write("山山", row: 1)
    canvas.write("x", column: 1, row: 1)
    #expect(canvas.text == "a山\n x山")
  }

  @Test func `a wide character written over two halves takes both their places`() {
    var canvas = Canvas(Extent(columns: 6, rows: 1))
    canvas.write("山山山")
    canvas.write("川", column: 1)
    #expect(canvas.text == " 川 山")
  }

  @Test func `text cannot command the terminal`() {
    var canvas = Canvas(Extent(columns: 20, rows: 1))
    canvas.write("a\u{1B}[2Jb\u{9B}c\u{202E}d\te\r\nf\u{7}")
    #expect(canvas.text == "a\u{FFFD}[2Jb\u{FFFD}c\u{FFFD}d e\u{FFFD}f\u{FFFD}")
  }

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
}
