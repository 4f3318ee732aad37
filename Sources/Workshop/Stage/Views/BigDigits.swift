/// Digits that the last row of the room can read.
///
/// They are enlarged by a whole factor until they fill the stage. Where even the smallest do not
/// fit, they are ordinary digits.
public struct BigDigits: View {
  let text: String

  public init(_ number: Int) { text = String(number) }

  /// A text of digits, `:`, `.` and `-`; other characters leave a gap.
  public init(_ text: String) { self.text = text }

  public func draw(in size: Extent) -> Canvas {
    let shapes = text.map { BigDigits.shapes[$0] ?? BigDigits.gap }
    let columns = shapes.map { $0[0].count + 1 }.reduce(-1, +)
    guard columns <= size.columns, BigDigits.rows <= size.rows, columns > 0 else {
      return Text(text, .bold).draw(in: size)
    }
    // A countdown does not grow in the middle: one digit is no larger than two would be.
    let widest = max(columns, 15)
    let factor = max(1, min(size.columns / widest, size.rows / BigDigits.rows))
    var canvas = Canvas(Extent(columns: columns * factor, rows: BigDigits.rows * factor))
    var column = 0
    for shape in shapes {
      for (row, line) in shape.enlarged(by: factor).enumerated() {
        // A space in a shape is not ink: what is behind a digit shows through it.
        for (offset, character) in line.enumerated() where character != " " {
          canvas.write(String(character), column: column + offset, row: row, style: .bold)
        }
      }
      column += (shape[0].count + 1) * factor
    }
    return canvas
  }
}

extension [String] {
  /// The same picture of quarter blocks, so many times larger in both directions.
  fileprivate func enlarged(by factor: Int) -> [String] {
    guard factor > 1 else { return self }
    let cells = map { $0.map { quarters[$0] ?? 0 } }
    func isInk(_ x: Int, _ y: Int) -> Bool {
      cells[y / factor / 2][x / factor / 2] & (1 << (x / factor % 2 + y / factor % 2 * 2)) != 0
    }
    return (0..<cells.count * factor).map { row in
      String(
        (0..<cells[0].count * factor).map { column in
          var cell = 0
          for (bit, place) in [(0, 0), (1, 0), (0, 1), (1, 1)].enumerated()
          where isInk(column * 2 + place.0, row * 2 + place.1) {
            cell |= 1 << bit
          }
          return blocks[cell]
        }
      )
    }
  }
}

/// A cell by which of its quarters are ink: upper left 1, upper right 2, lower left 4, lower right
/// 8.
private let blocks = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")

private let quarters = Dictionary(uniqueKeysWithValues: zip(blocks, blocks.indices))
