import Stage

/// Paper that falls over the whole stage, the same for the same time.
///
/// The confetti is in the air from the first moment: a preview that draws one frame shows a party.
struct Confetti: View {
  let time: Duration

  /// After this long the paper hangs still, and nothing has to be drawn any more.
  static let duration = Duration.seconds(4)

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    var canvas = Canvas(size)
    canvas.isMoving = time < Confetti.duration
    guard size.columns > 0, size.rows > 0 else { return canvas }
    let seconds = min(time, Confetti.duration) / .seconds(1)
    var chance = Chance()
    for _ in 0..<max(1, size.columns * size.rows / 10) {
      let piece = Piece(using: &chance)
      canvas.write(
        piece.shape(at: seconds),
        column: piece.column(at: seconds, in: size),
        row: piece.row(at: seconds, in: size),
        style: TextStyle(foreground: piece.color)
      )
    }
    return canvas
  }
}

/// One piece of paper; its place is a fraction of the stage, so it suits every size.
private struct Piece {
  let shapes: [String]
  let spin: Double
  let color: Color
  let left: Double
  let top: Double
  let speed: Double
  let sway: Double

  init(using chance: inout Chance) {
    shapes = Piece.shapes[chance.index(below: Piece.shapes.count)]
    color = Piece.colors[chance.index(below: Piece.colors.count)]
    left = chance.fraction()
    top = chance.fraction()
    speed = 5 + 9 * chance.fraction()
    sway = 8 * chance.fraction()
    spin = 2 + 4 * chance.fraction()
  }

  /// A piece turns while it falls.
  func shape(at seconds: Double) -> String {
    shapes[Int(seconds * spin + left * 97) % shapes.count]
  }

  func column(at seconds: Double, in size: Extent) -> Int {
    let swing = seconds.truncatingRemainder(dividingBy: 2) - 1
    let column = left * Double(size.columns) + sway * (swing * swing - 1)
    return wrap(Int(column.rounded(.down)), size.columns)
  }

  func row(at seconds: Double, in size: Extent) -> Int {
    wrap(Int((top * Double(size.rows) + speed * seconds).rounded(.down)), size.rows)
  }

  private func wrap(_ value: Int, _ count: Int) -> Int {
    let remainder = value % count
    return remainder < 0 ? remainder + count : remainder
  }

  /// Pieces of paper, each as it looks from several sides. Most are two cells wide.
  static let shapes = [
    ["██", "▀▀", "▄▄"], ["██", "▐▌", "▐", "▐▌"], ["◢◤", "◢█", "█◤"], ["◥◣", "█◣", "◥█"],
    ["▟▙", "▜▛", "▀▀"], ["▚▞", "▞▚"], ["█", "▌", "▐"], ["▄▀", "▀▄"],
  ]
  static let colors: [Color] = [
    .rgb(255, 95, 95), .rgb(255, 175, 0), .rgb(255, 215, 0), .rgb(95, 215, 95),
    .rgb(95, 175, 255), .rgb(175, 135, 255), .rgb(255, 135, 215),
  ]
}

/// Numbers by chance, the same ones each time: a SplitMix64 sequence.
private struct Chance {
  private var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func fraction() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  mutating func index(below count: Int) -> Int { Int(next() % UInt64(count)) }
}
