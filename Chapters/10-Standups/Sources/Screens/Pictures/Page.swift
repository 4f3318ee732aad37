import Stage

/// What every screen of the app looks like: where you are, what is there, what there is to say
/// about it, and the keys.
struct Page: View {
  let title: StyledLine
  var status = StyledLine("")
  let content: any View
  var notes: [Note] = []
  var keys: KeyValuePairs<String, String>

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    VStack {
      Split(StyledLine(" ") + title, status + " ")
      Rule()
      content.aligned(.leading, .leading)
      for note in notes { note.limited(rows: 3).padding(columns: 1) }
      KeyRow(keys: keys)
    }
    .draw(in: size)
  }
}

/// A line from one side to the other.
struct Rule: View {
  var growth: Axes { .horizontal }

  func draw(in size: Extent) -> Canvas {
    Text(String(repeating: "─", count: size.columns), .dim)
      .draw(in: Extent(columns: size.columns, rows: min(1, size.rows)))
  }
}

/// A line with something at its left and something at its right, which gets most of the room where
/// it is narrow, and not all.
struct Split: View {
  let left: StyledLine
  let right: StyledLine

  init(_ left: StyledLine, _ right: StyledLine) { (self.left, self.right) = (left, right) }

  var growth: Axes { .horizontal }

  func draw(in size: Extent) -> Canvas {
    guard size.rows > 0 else { return Canvas(Extent(columns: 0, rows: 0)) }
    let right = right.draw(in: Extent(columns: size.columns * 3 / 5, rows: 1))
    let room = Extent(columns: size.columns - right.size.columns - 1, rows: 1)
    var canvas = Canvas(Extent(columns: size.columns, rows: 1))
    canvas.draw(left.draw(in: room))
    canvas.draw(right, column: size.columns - right.size.columns)
    return canvas
  }
}
