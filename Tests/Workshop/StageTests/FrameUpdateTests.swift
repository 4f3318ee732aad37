import Testing

@testable import Stage

@Suite struct FrameUpdates {
  @Test func `only the rows that differ are sent, to their ends`() {
    expect(canvas("one\ntwo\nthree"), canvas("one\nTwo\nthree"), sends: "␛[2;1HTwo␛[K")
    expect(canvas("abc", columns: 3), canvas("abx", columns: 3), sends: "␛[1;1Habx")
  }

  @Test func `after a character of uncertain width the cursor is placed again`() {
    expect(canvas(""), canvas("a山b"), sends: "␛[1;1Ha山␛[4Gb␛[K")
    expect(canvas(""), canvas("❤\u{FE0F}"), sends: "␛[1;1H❤\u{FE0F}␛[3G␛[K")
    expect(canvas(""), canvas("e\u{301}x"), sends: "␛[1;1He\u{301}␛[2Gx␛[K")
  }

  @Test func `a style is sent once for its cells, and ended`() {
    var new = canvas("......")
    new.write("ab", column: 1, style: TextStyle(foreground: .red, weight: .bold))
    new.write("c", column: 3, style: .dim)
    expect(canvas(""), new, sends: "␛[1;1H.␛[1;31mab␛[0;2mc␛[m..␛[K")
  }

  @Test(arguments: [
    (ColorDepth.full, "38;2;255;95;95"),
    (.twoHundredFiftySix, "38;5;203"),
    (.sixteen, "91"),
  ])
  func `a colour becomes its nearest neighbour`(depth: ColorDepth, code: String) {
    #expect(TextStyle(foreground: .rgb(255, 95, 95)).codes(depth) == [code])
  }

  @Test func `without colours, weights and highlights stay`() {
    let style = TextStyle(foreground: .red, background: .blue, weight: .bold, isReversed: true)
    #expect(style.codes(.none) == ["1", "7"])
    #expect(style.codes(.sixteen) == ["1", "7", "31", "44"])
    #expect(
      TextStyle(foreground: .gray, background: .brightWhite).codes(.sixteen) == ["90", "107"]
    )
  }

  private func expect(
    _ old: Canvas,
    _ new: Canvas,
    sends update: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let sent = new.update(from: old, depth: .sixteen)
    #expect(
      sent.replacing("\u{1B}", with: "␛") == "␛[?2026h" + update + "␛[?2026l",
      sourceLocation: location
    )
  }

  private func canvas(_ text: String, columns: Int = 14) -> Canvas {
    var canvas = Canvas(Extent(columns: columns, rows: 3))
    canvas.draw(Text(text).draw(in: canvas.size))
    return canvas
  }
}
