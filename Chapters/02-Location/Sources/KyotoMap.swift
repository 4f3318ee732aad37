import LocationServices
import Stage

/// The streets east of the river in Kyoto, where the Philosopher's Path is, and perhaps a pin.
///
/// The map has sheets, from south to north, as an atlas has: the one with the pin is shown.
struct KyotoMap: View {
  let pin: Location?

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    guard size.rows >= Self.fewestRows else { return Canvas(Extent(columns: 0, rows: 0)) }
    let pins = pin.map { [Plot.Pin(Plot.Point($0.latitude, $0.longitude), label: "you")] } ?? []
    var canvas = Plot(
      Self.lines,
      in: sheet,
      names: size.rows < Self.fewestRowsWithNames ? [] : Self.names,
      pins: pins
    ).draw(in: size)
    if isOffTheMap {
      canvas.draw(Text("You are off this map.", .bold).draw(in: size), column: 0, row: 0)
    }
    return canvas
  }

  /// With less, the streets are a blot.
  private static let fewestRows = 5
  /// With less, the names hide the streets.
  private static let fewestRowsWithNames = 10
  private static let west = 135.7890
  private static let east = 135.8000
  private static let south = 35.0135
  private static let heightOfSheet = 0.0050
  private static let sheets = 3

  private var isOffTheMap: Bool {
    guard let pin else { return false }
    let north = Self.south + Self.heightOfSheet * Double(Self.sheets)
    return !(Self.south...north).contains(pin.latitude)
      || !(Self.west...Self.east).contains(pin.longitude)
  }

  private var sheet: Plot.Bounds {
    let northernmost = Double(Self.sheets - 1)
    let place = pin.map { ($0.latitude - Self.south) / Self.heightOfSheet } ?? northernmost
    let number = min(max(place.rounded(.down), 0), northernmost)
    let bottom = Self.south + number * Self.heightOfSheet
    return Plot.Bounds(
      x: Plot.Point(bottom, Self.west).x...Plot.Point(bottom, Self.east).x,
      y: bottom...bottom + Self.heightOfSheet
    )
  }
}

extension Plot.Point {
  /// North is up; a degree to the east is shorter than one to the north, as it is in Kyoto.
  fileprivate init(_ latitude: Double, _ longitude: Double) {
    self.init(x: longitude * 0.819, y: latitude)
  }
}

extension KyotoMap {
  fileprivate static let lines = water + streets

  private static let water = [
    line(
      .init(foreground: .blue),
      (35.0289, 135.7938),
      (35.02700, 135.79400),
      (35.02672, 135.79517),
      (35.02644, 135.79534),
      (35.02590, 135.79554),
      (35.02515, 135.79566),
      (35.02405, 135.79582),
      (35.02298, 135.79588),
      (35.02185, 135.79568),
      (35.02040, 135.79555),
      (35.01931, 135.79578),
      (35.01782, 135.79555),
      (35.01636, 135.79512),
      (35.01490, 135.79470),
      (35.01350, 135.79450)
    )
  ]

  private static let streets = [
    // From north to south: Shirakawa-dori, and the lanes at the foot of the hills.
    line(.dim, (35.0290, 135.7923), (35.0270, 135.7924), (35.0210, 135.7921), (35.0130, 135.7917)),
    line(.dim, (35.0268, 135.7978), (35.0240, 135.7973), (35.0205, 135.7968), (35.0150, 135.7955)),
    line(.dim, (35.0290, 135.7895), (35.0130, 135.7893)),
    // From west to east: Imadegawa-dori and the way up to the Silver Pavilion, then the others.
    line(.dim, (35.0273, 135.7880), (35.0271, 135.7924), (35.0268, 135.7945), (35.0269, 135.7985)),
    line(.dim, (35.0247, 135.7880), (35.0244, 135.7923), (35.0241, 135.7973)),
    line(.dim, (35.0222, 135.7880), (35.0219, 135.7922), (35.0216, 135.7970)),
    line(.dim, (35.0196, 135.7880), (35.0193, 135.7920), (35.0191, 135.7965)),
    line(.dim, (35.0170, 135.7880), (35.0168, 135.7919), (35.0166, 135.7960)),
    line(.dim, (35.0146, 135.7880), (35.0145, 135.7918), (35.0143, 135.7952)),
  ]

  fileprivate static let names: [Plot.Name] = [
    name("Silver Pavilion", (35.0276, 135.7968), place),
    name("Hōnen-in", (35.0238, 135.7977), place),
    name("Otoyo Shrine", (35.0176, 135.7962), place),
    name("Eikan-dō", (35.0151, 135.7957), place),
    name("Imadegawa-dōri", (35.02725, 135.7894)),
    name("Marutamachi-dōri", (35.0169, 135.7894)),
    name("Shirakawa-dōri", (35.0257, 135.7924)),
    name("Shirakawa-dōri", (35.0206, 135.7923)),
    name("Shirakawa-dōri", (35.0158, 135.7921)),
    name("Philosopher’s Path", (35.0250, 135.7959), path),
    name("Philosopher’s Path", (35.0199, 135.7958), path),
    name("Philosopher’s Path", (35.0162, 135.7953), path),
  ]

  private static let path = TextStyle(foreground: .blue)
  private static let place = TextStyle(foreground: .green)

  private static func name(
    _ text: String,
    _ place: (Double, Double),
    _ style: TextStyle = .plain
  ) -> Plot.Name {
    Plot.Name(" \(text) ", at: Plot.Point(place.0, place.1), style)
  }

  private static func line(_ style: TextStyle, _ places: (Double, Double)...) -> Plot.Line {
    Plot.Line(places.map { Plot.Point($0.0, $0.1) }, style)
  }
}
