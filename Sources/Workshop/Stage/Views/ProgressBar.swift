/// How far something has come, from nothing (0) to all of it (1).
public struct ProgressBar: View {
  let fraction: Double

  public init(_ fraction: Double) {
    self.fraction = fraction.isFinite ? min(1, max(0, fraction)) : 0
  }

  public var growth: Axes { .horizontal }

  public func draw(in size: Size) -> Canvas {
    var canvas = Canvas(Size(columns: size.columns, rows: min(1, size.rows)))
    let label = "\(Int((fraction * 100).rounded(.down)))%"
    let columns = max(0, size.columns - 5)
    let eighths = Int((fraction * Double(columns * 8)).rounded(.down))
    let full = eighths / 8
    canvas.write(String(repeating: "─", count: columns), style: .dim)
    canvas.write(String(repeating: "█", count: full), style: Style(foreground: .green))
    if eighths % 8 > 0 {
      let part = Array("▏▎▍▌▋▊▉")[eighths % 8 - 1]
      canvas.write(String(part), column: full, style: Style(foreground: .green))
    }
    canvas.write(label, column: size.columns - label.columns)
    return canvas
  }
}
