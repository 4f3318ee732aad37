/// Two or more titled views with equal room, to be compared.
///
/// They stand side by side, or below one another where the stage is too narrow for that.
public struct Columns: View {
  public struct Column {
    let title: String
    let content: any View

    public init(_ title: String, _ content: any View) {
      self.title = title
      self.content = content
    }
  }

  let columns: [Column]

  public init(_ columns: [Column]) { self.columns = columns }

  public var growth: Axes { .both }

  public func draw(in size: Size) -> Canvas {
    var canvas = Canvas(size)
    for (column, place) in zip(columns, Columns.places(columns.count, in: size)) {
      let heading = column.title.truncated(columns: place.room.columns)
      let indent = max(0, place.room.columns - heading.columns) / 2
      canvas.write(heading, column: place.column + indent, row: place.row - 1, style: .bold)
      canvas.draw(column.content.draw(in: place.room), column: place.column, row: place.row)
      if place.column > 0 {
        for row in 0..<size.rows {
          canvas.write("│", column: place.column - 2, row: row, style: .dim)
        }
      }
    }
    return canvas
  }

  /// Where the content of a column is, below its title.
  struct Place {
    let column: Int
    let row: Int
    let room: Size
  }

  /// Narrower than this, a column is not worth having.
  private static let narrowest = 30
  private static let gap = 3

  static func places(_ count: Int, in size: Size) -> [Place] {
    let isWide = size.columns >= count * (narrowest + gap) - gap
    var places: [Place] = []
    var start = 0
    for left in (1...max(1, count)).reversed() {
      if isWide {
        let width = (size.columns - start - gap * (left - 1)) / left
        let room = Size(columns: width, rows: size.rows - 1)
        places.append(Place(column: start, row: 1, room: room))
        start += width + gap
      } else {
        let height = (size.rows - start) / left
        let room = Size(columns: size.columns, rows: height - 1)
        places.append(Place(column: 0, row: start + 1, room: room))
        start += height
      }
    }
    return places
  }
}
