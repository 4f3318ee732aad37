import Stage

/// How loud something was from its beginning to its end; what has been played is brighter.
struct Waveform: View {
  let levels: [Double]
  /// From 0 to 1; nil where nothing plays.
  var played: Double?

  var growth: Axes { .horizontal }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(Extent(columns: size.columns, rows: min(1, size.rows)))
    let border = played.map { Int($0 * Double(size.columns)) }
    for (column, bar) in bars(size.columns).enumerated() {
      let style: TextStyle =
        border.map { column < $0 ? TextStyle(foreground: .green) : .dim } ?? .plain
      canvas.write(String(bar), column: column, style: style)
    }
    return canvas
  }

  /// As many bars as there are columns: each is as high as the loudest of its levels.
  func bars(_ columns: Int) -> [Character] {
    guard !levels.isEmpty else { return [] }
    return (0..<columns).map { column in
      let first = column * levels.count / columns
      let last = max(first, (column + 1) * levels.count / columns - 1)
      let level = levels[first...last].max() ?? 0
      return Self.shapes[level.isFinite ? Int(min(max(0, level * 8), 7)) : 0]
    }
  }

  private static let shapes = Array("▁▂▃▄▅▆▇█")
}

extension Duration {
  /// `0:02.3`
  var clock: String {
    let tenths = Int((self / .milliseconds(100)).rounded(.down))
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }
}
