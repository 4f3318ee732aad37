import Stage

/// Lines, names and a pin on a plane, drawn in braille dots: two by four in each cell.
///
/// The plane may have any coordinates, to the right and upwards. It keeps its proportions, because
/// dots are as far apart across as down.
struct Plot: View {
  struct Point {
    let x: Double
    let y: Double
  }

  struct Line {
    let points: [Point]
    var style = TextStyle.dim
  }

  /// It is left out where it would be cut, or lie over the pin or over another name.
  struct Name {
    let text: String
    let point: Point
    let color: Color
  }

  /// The part of the plane that has to be seen.
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>
  let lines: [Line]
  var names: [Name] = []
  /// It is labelled "you".
  var pin: Point?

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    var canvas = dots(in: size)
    var taken: [(row: Int, columns: Range<Int>)] = []
    if let pin, let (column, row) = cell(of: pin, in: size) {
      let label = " you "
      canvas.write("◉", column: column, row: row, style: .bad)
      canvas.write(label, column: column + 1, row: row)
      taken.append((row, column..<column + 1 + label.count))
    }
    for name in names {
      guard let (column, row) = cell(of: name.point, in: size) else { continue }
      let columns = column..<column + name.text.count
      let isFree = !taken.contains { $0.row == row && $0.columns.overlaps(columns) }
      guard columns.upperBound <= size.columns, isFree else { continue }
      canvas.write(name.text, column: column, row: row, style: TextStyle(foreground: name.color))
      taken.append((row, columns))
    }
    return canvas
  }

  private func dots(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    var cells = Array(repeating: [UInt32](repeating: 0, count: size.columns), count: size.rows)
    func set(_ x: Double, _ y: Double, _ style: TextStyle) {
      let (x, y) = (Int(x.rounded()), Int(y.rounded()))
      let (column, row) = (x >> 1, y >> 2)
      guard cells.indices.contains(row), cells[row].indices.contains(column) else { return }
      cells[row][column] |= Self.bits[y & 3][x & 1]
      let character = Character(Unicode.Scalar(0x2800 + cells[row][column])!)
      canvas.write(String(character), column: column, row: row, style: style)
    }
    for line in lines {
      let dots = line.points.map { dot(of: $0, in: size) }
      for (start, end) in zip(dots, dots.dropFirst()) {
        let (width, height) = (end.x - start.x, end.y - start.y)
        let steps = max(1, max(abs(width), abs(height)).rounded(.up))
        for step in stride(from: 0, through: steps, by: 1) {
          set(start.x + width * step / steps, start.y + height * step / steps, line.style)
        }
      }
    }
    return canvas
  }

  /// The number of a braille character has a bit for each of its dots.
  private static let bits: [[UInt32]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  /// The whole of the bounds is in the middle, undistorted.
  private func dot(of point: Point, in size: Extent) -> (x: Double, y: Double) {
    let (across, down) = (Double(size.columns * 2 - 1), Double(size.rows * 4 - 1))
    let (width, height) = (x.upperBound - x.lowerBound, y.upperBound - y.lowerBound)
    let scale = min(across / width, down / height)
    return (
      (across - width * scale) / 2 + (point.x - x.lowerBound) * scale,
      (down - height * scale) / 2 + (y.upperBound - point.y) * scale
    )
  }

  /// Nil where a place lies outside of the picture: a pin may be anywhere on earth.
  private func cell(of point: Point, in size: Extent) -> (column: Int, row: Int)? {
    let dot = dot(of: point, in: size)
    guard (0..<Double(size.columns * 2)).contains(dot.x),
      (0..<Double(size.rows * 4)).contains(dot.y)
    else { return nil }
    return (Int(dot.x / 2), Int(dot.y / 4))
  }
}
