/// Lines and pins on a plane, drawn in braille dots: a street map, a coastline, a track.
///
/// The plot takes any coordinates, to the right and upwards, and keeps their proportions: eight
/// dots fill a cell, and they are as far apart across as down.
public struct Plot: View {
  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  public struct Line: Hashable, Sendable {
    let points: [Point]
    let style: TextStyle
    public init(_ points: [Point], _ style: TextStyle = .dim) {
      self.points = points
      self.style = style
    }
  }

  public struct Pin: Hashable, Sendable {
    let point: Point
    let label: String
    public init(_ point: Point, label: String = "") {
      self.point = point
      self.label = label
    }
  }

  /// The name of a street or a place. It is left out if it would be cut, or lie over a pin or over
  /// another name.
  public struct Name: Hashable, Sendable {
    let text: String
    let point: Point
    let style: TextStyle
    public init(_ text: String, at point: Point, _ style: TextStyle = .plain) {
      self.text = text
      self.point = point
      self.style = style
    }
  }

  /// The part of the plane that has to be seen.
  public struct Bounds: Hashable, Sendable {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>
    public init(x: ClosedRange<Double>, y: ClosedRange<Double>) {
      self.x = x
      self.y = y
    }
  }

  let lines: [Line]
  let bounds: Bounds
  let names: [Name]
  let pins: [Pin]

  public init(_ lines: [Line], in bounds: Bounds, names: [Name] = [], pins: [Pin] = []) {
    self.lines = lines
    self.bounds = bounds
    self.names = names
    self.pins = pins
  }

  public var growth: Axes { .both }

  public func draw(in size: Extent) -> Canvas {
    guard size.columns > 0, size.rows > 0 else { return Canvas(size) }
    let scale = PlotScale(bounds: bounds, size: size)
    var dots = BrailleDots(size: size)
    for line in lines {
      for (start, end) in zip(line.points, line.points.dropFirst()) {
        guard let start = scale.dot(start), let end = scale.dot(end) else { continue }
        dots.line(from: start, to: end, style: line.style)
      }
    }
    var canvas = dots.canvas
    var taken: [(row: Int, columns: Range<Int>)] = []
    for pin in pins {
      guard let (column, row) = scale.cell(pin.point, in: size) else { continue }
      let label = " \(pin.label) "
      let isRoom = column + 1 + label.columns <= size.columns
      let start = isRoom ? column + 1 : column - label.columns
      canvas.write("◉", column: column, row: row, style: Plot.pinStyle)
      if !pin.label.isEmpty { canvas.write(label, column: start, row: row) }
      taken.append((row, min(column, start)..<max(column + 1, start + label.columns)))
    }
    for name in names {
      guard let (column, row) = scale.cell(name.point, in: size) else { continue }
      let columns = column..<column + name.text.columns
      let isFree = !taken.contains { $0.row == row && $0.columns.overlaps(columns) }
      guard columns.upperBound <= size.columns, isFree else { continue }
      canvas.write(name.text, column: column, row: row, style: name.style)
      taken.append((row, columns))
    }
    return canvas
  }

  static let pinStyle = TextStyle(foreground: .brightRed, weight: .bold)
}

/// From coordinates to dots: the whole of the bounds, in the middle, undistorted.
private struct PlotScale {
  let scale: Double
  let left: Double
  let top: Double

  init(bounds: Plot.Bounds, size: Extent) {
    let (dotsAcross, dotsDown) = (Double(size.columns * 2 - 1), Double(size.rows * 4 - 1))
    let across = max(bounds.x.upperBound - bounds.x.lowerBound, .leastNormalMagnitude)
    let down = max(bounds.y.upperBound - bounds.y.lowerBound, .leastNormalMagnitude)
    scale = min(dotsAcross / across, dotsDown / down)
    left = (dotsAcross - across * scale) / 2 - bounds.x.lowerBound * scale
    top = (dotsDown - down * scale) / 2 + bounds.y.upperBound * scale
  }

  func dot(_ point: Plot.Point) -> (x: Double, y: Double)? {
    let dot = (x: point.x * scale + left, y: top - point.y * scale)
    return dot.x.isFinite && dot.y.isFinite ? dot : nil
  }

  func cell(_ point: Plot.Point, in size: Extent) -> (column: Int, row: Int)? {
    guard let (x, y) = dot(point), (-1e6...1e6).contains(x), (-1e6...1e6).contains(y) else {
      return nil
    }
    let (column, row) = (Int((x / 2).rounded(.down)), Int((y / 4).rounded(.down)))
    return size.contains(column: column, row: row) ? (column, row) : nil
  }
}
