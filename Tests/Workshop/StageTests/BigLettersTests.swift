import Stage
import Testing

@Suite struct LargeNotes {
  private func picture(_ text: String, columns: Int, rows: Int) -> String {
    Note(text, .bad, isLarge: true).draw(in: Extent(columns: columns, rows: rows)).text
  }

  @Test func `what matters is large, in as many lines as it needs`() {
    #expect(
      picture("Too 2!", columns: 20, rows: 6) == """
        ▀█▀ ▄▀▀▄ ▄▀▀▄
         █  █  █ █  █
         ▀   ▀▀   ▀▀
        ▀▀▀█ █
        █▀▀▀ ▀
        ▀▀▀▀ ▀
        """
    )
  }

  @Test(arguments: [
    ("Too 2!", 20, 5), ("Too 2!", 10, 9), ("a b c d", 5, 99), ("Größe", 99, 99), ("☠", 99, 99),
  ])
  func `without room for it, or a shape, it is as any other`(
    text: String,
    columns: Int,
    rows: Int
  ) {
    #expect(picture(text, columns: columns, rows: rows).hasPrefix("✗ "))
  }
}
