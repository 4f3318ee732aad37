import Course
import Stage

/// Text of which a window may show a part only: lines that have a look already, and markdown.
struct LongText {
  enum Part {
    case lines([StyledLine])
    case markdown(String)
  }

  var parts: [Part]
  /// Whether code keeps its backticks, for want of a colour.
  var keepsBackticks = false

  init(_ parts: Part...) { self.parts = parts }

  /// All of it, however many rows that takes.
  func picture(columns: Int) -> Canvas {
    let pictures = parts.map { part in
      switch part {
      case .lines(let lines): lines.flatMap { $0.wrapped(columns: columns) }.picture(columns)
      // Longer lines are hard to read, however wide the window is.
      case .markdown(let text):
        MarkdownPage(text).picture(columns: min(columns, 100), keepsBackticks: keepsBackticks)
      }
    }
    var whole = Canvas(Extent(columns: columns, rows: pictures.reduce(0) { $0 + $1.size.rows }))
    var row = 0
    for picture in pictures {
      whole.draw(picture, row: row)
      row += picture.size.rows
    }
    return whole
  }
}

extension [StyledLine] {
  func picture(_ columns: Int) -> Canvas {
    var picture = Canvas(Extent(columns: columns, rows: count))
    for (row, line) in enumerated() {
      picture.draw(line.draw(in: Extent(columns: columns, rows: 1)), row: row)
    }
    return picture
  }
}

extension LongText: View {
  func draw(in size: Extent) -> Canvas { picture(columns: size.columns).draw(in: size) }
}
