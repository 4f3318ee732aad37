/// A grid of dots, two by four in each cell, that becomes a canvas of braille characters.
struct BrailleDots {
  private let size: Extent
  private var dots: [UInt8]
  private var styles: [TextStyle]

  init(size: Extent) {
    self.size = size
    dots = Array(repeating: 0, count: size.columns * size.rows)
    styles = Array(repeating: .plain, count: dots.count)
  }

  var canvas: Canvas {
    var canvas = Canvas(size)
    for index in dots.indices where dots[index] != 0 {
      let character = Character(Unicode.Scalar(0x2800 + UInt32(dots[index]))!)
      canvas.write(
        String(character),
        column: index % size.columns,
        row: index / size.columns,
        style: styles[index]
      )
    }
    return canvas
  }

  /// Draws the part of a line that is on the grid.
  mutating func line(
    from start: (x: Double, y: Double),
    to end: (x: Double, y: Double),
    style: TextStyle
  ) {
    guard let (first, last) = clip(start, end) else { return }
    let (width, height) = (last.x - first.x, last.y - first.y)
    let steps = max(1, Int(max(abs(width), abs(height)).rounded(.up)))
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      set(
        Int((first.x + width * part).rounded()),
        Int((first.y + height * part).rounded()),
        style
      )
    }
  }

  private mutating func set(_ x: Int, _ y: Int, _ style: TextStyle) {
    guard size.contains(column: x >> 1, row: y >> 2) else { return }
    let index = (y >> 2) * size.columns + (x >> 1)
    dots[index] |= BrailleDots.bits[y & 3][x & 1]
    styles[index] = style
  }

  /// The part of a line inside the grid (Liang and Barsky), so that a line to a place far away
  /// costs no more than one across the stage.
  private func clip(
    _ start: (x: Double, y: Double),
    _ end: (x: Double, y: Double)
  ) -> (first: (x: Double, y: Double), last: (x: Double, y: Double))? {
    let (width, height) = (end.x - start.x, end.y - start.y)
    let (right, bottom) = (Double(size.columns * 2 - 1), Double(size.rows * 4 - 1))
    var (enter, leave) = (0.0, 1.0)
    for (slope, room) in [
      (-width, start.x), (width, right - start.x), (-height, start.y), (height, bottom - start.y),
    ] {
      if slope == 0 {
        if room < 0 { return nil }
      } else if slope < 0 {
        enter = max(enter, room / slope)
      } else {
        leave = min(leave, room / slope)
      }
    }
    guard enter <= leave else { return nil }
    return (
      (start.x + width * enter, start.y + height * enter),
      (start.x + width * leave, start.y + height * leave)
    )
  }

  private static let bits: [[UInt8]] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]]
}
