/// A width and a height in character cells.
public struct Extent: Hashable, Sendable {
  public var columns: Int
  public var rows: Int

  /// A size is never negative: too little room leaves nothing over.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  func contains(column: Int, row: Int) -> Bool {
    column >= 0 && column < columns && row >= 0 && row < rows
  }
}
