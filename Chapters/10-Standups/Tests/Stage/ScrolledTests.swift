import Stage
import Testing

@testable import StandupsChapter

@Suite struct ScrolledViews {
  @Test(
    arguments: [
      (0, 3, "1\n2\n3"), (4, 3, "4\n5\n6"), (8, 3, "7\n8\n9"), (.max, 3, "7\n8\n9"),
      (4, 20, "1\n2\n3\n4\n5\n6\n7\n8\n9"),
    ]
  )
  func `what is higher than its room is scrolled to a row, and never beyond its ends`(
    row: Int,
    rows: Int,
    text: String
  ) {
    let lines = VStack { for line in 1...9 { Text("\(line)") } }
    #expect(lines.scrolled(to: row).draw(in: Extent(columns: 9, rows: rows)).text == text)
  }
}
