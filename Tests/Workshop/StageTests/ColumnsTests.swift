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
    let places = Columns.places(count, in: Extent(columns: columns, rows: rows))
    #expect(places.count == count)
    #expect(Array(Set(places.map(\.column))).sorted() == starts)
    for place in places {
      #expect(place.column + place.space.columns <= columns)
      #expect(place.row + place.space.rows <= rows)
    }
  }
}
