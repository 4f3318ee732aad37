import Testing

@testable import Stage

@Suite struct ColumnsInRows {
  @Test(
    arguments: [
      (2, 140, 45, [0, 71]), (2, 80, 24, [0, 41]), (2, 40, 24, [0]), (4, 140, 45, [0, 71]),
      (6, 140, 45, [0, 47, 95]), (7, 140, 45, [0, 47, 95]), (6, 80, 24, [0, 27, 55]),
    ]
  )
  func `as many stand in a row as makes them large`(
    count: Int,
    columns: Int,
    rows: Int,
    starts: [Int]
  ) {
    let areas = Columns.areas(count, in: Extent(columns: columns, rows: rows))
    #expect(areas.count == count)
    #expect(Array(Set(areas.map(\.column))).sorted() == starts)
    for area in areas {
      #expect(area.column + area.space.columns <= columns)
      #expect(area.row + area.space.rows <= rows)
    }
  }
}
