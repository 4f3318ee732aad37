import Testing

@testable import Stage

@Suite struct BigTexts {
  private let stage = Extent(columns: 34, rows: 8)

  @Test func `digits fill the stage, enlarged by a whole factor`() {
    #expect(
      BigDigits("7.").draw(in: Extent(columns: 27, rows: 8)).text == """
        ████████████
        ▀▀▀▀▀▀▀▀▀███
                 ███
                 ███
                 ███
                 ███
                 ███   ███
                 ▀▀▀   ▀▀▀
        """
    )
    let (ten, nine) = (BigDigits(10), BigDigits(9))
    #expect(ten.draw(in: Extent(columns: 139, rows: 42)).size == Extent(columns: 105, rows: 38))
    #expect(nine.draw(in: Extent(columns: 38, rows: 40)).size == Extent(columns: 16, rows: 10))
  }

  @Test func `digits are ordinary where there is none`() {
    #expect(BigDigits(10).draw(in: Extent(columns: 8, rows: 8)).text == "10")
    #expect(BigDigits(10).draw(in: Extent(columns: 80, rows: 2)).text == "10")
    #expect(BigDigits("").draw(in: stage).text == "")
  }

  @Test func `what is behind digits shows through`() {
    let canvas = ZStack {
      Text("······\n······\n······")
      BigDigits(7)
    }
    .draw(in: Extent(columns: 9, rows: 3))
    #expect(canvas.text == "·▀▀▀█·\n····█·\n····▀·")
  }

  private func note(_ text: String, columns: Int, rows: Int) -> String {
    Note(text, .bad, isLarge: true).draw(in: Extent(columns: columns, rows: rows)).text
  }

  @Test func `what matters is large, in as many lines as it needs`() {
    let letters = """
      ▀█▀ ▄▀▀▄ ▄▀▀▄   ▀▀▀█ █
       █  █  █ █  █   █▀▀▀ ▀
       ▀   ▀▀   ▀▀    ▀▀▀▀ ▀
      """
    #expect(note("Too 2!", columns: 30, rows: 3) == letters)
    #expect(note("Too 2! Too 2! Too 2!", columns: 60, rows: 6).hasSuffix("▀▀▀▀ ▀\n\(letters)"))
  }

  @Test(arguments: [
    ("Too 2!", 30, 2), ("Too 2!", 20, 9), ("a b c d", 5, 99), ("Größe", 99, 99), ("☠", 99, 99),
  ])
  func `without space for it, or a shape, it is as any other`(
    text: String,
    columns: Int,
    rows: Int
  ) {
    #expect(note(text, columns: columns, rows: rows).hasPrefix("✗ "))
  }
}
