import Observation
import Stage

/// Where a person is in a text that is higher than the window.
@MainActor @Observable
final class ReadingPosition {
  private(set) var first = 0
  /// What was drawn last: a text of an hour is not broken into lines for each key.
  @ObservationIgnored private var drawn: (text: String, columns: Int, picture: Canvas)?
  @ObservationIgnored private var last = 0

  func move(by rows: Int) { first = max(0, min(first + rows, last)) }

  fileprivate func draw(_ text: String, in size: Extent) -> Canvas {
    if drawn?.text != text || drawn?.columns != size.columns {
      let whole = Text(text).draw(in: Extent(columns: size.columns, rows: .max))
      drawn = (text, size.columns, whole)
    }
    guard let picture = drawn?.picture else { return Canvas(size) }
    last = max(0, picture.size.rows - size.rows)
    var canvas = Canvas(size)
    canvas.draw(picture, row: -min(first, last))
    return canvas
  }
}

/// As much of a text as there is room for, from where the person is.
struct LongText: View {
  let text: String
  let position: ReadingPosition

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    MainActor.assumeIsolated { position.draw(text, in: size) }
  }
}
