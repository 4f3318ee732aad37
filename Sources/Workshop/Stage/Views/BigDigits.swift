/// Digits that the last row of the room can read.
///
/// Where they do not fit, they are ordinary digits.
public struct BigDigits: View {
  let text: String

  public init(_ number: Int) { text = String(number) }

  /// A text of digits, `:`, `.` and `-`; other characters leave a gap.
  public init(_ text: String) { self.text = text }

  public func draw(in size: Size) -> Canvas {
    let shapes = text.map { BigDigits.shapes[$0] ?? BigDigits.gap }
    let columns = shapes.map { $0[0].count + 1 }.reduce(-1, +)
    guard columns <= size.columns, BigDigits.rows <= size.rows, columns > 0 else {
      return Text(text, .bold).draw(in: size)
    }
    var canvas = Canvas(Size(columns: columns, rows: BigDigits.rows))
    var column = 0
    for shape in shapes {
      for (row, line) in shape.enumerated() {
        // A space in a shape is not ink: what is behind a digit shows through it.
        for (offset, character) in line.enumerated() where character != " " {
          canvas.write(String(character), column: column + offset, row: row, style: .bold)
        }
      }
      column += shape[0].count + 1
    }
    return canvas
  }
}
