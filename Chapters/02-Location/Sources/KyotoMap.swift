import LocationServices
import Stage

/// The streets east of the river in Kyoto, where the Philosopher's Path is, and perhaps a pin.
struct KyotoMap: View {
  let pin: Location?

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    // With less, the streets are a blot; with little more, their names hide them.
    guard size.rows >= 5 else { return Canvas(Extent(columns: 0, rows: 0)) }
    let pins = pin.map { [Plot.Pin(Plot.Point($0.latitude, $0.longitude), label: "you")] } ?? []
    var canvas = Plot(
      Self.lines,
      in: Plot.Bounds(
        x: Plot.Point(0, Self.longitudes.lowerBound)
          .x...Plot.Point(0, Self.longitudes.upperBound).x,
        y: Self.latitudes
      ),
      names: size.rows < 10 ? [] : Self.names,
      pins: pins
    ).draw(in: size)
    if let pin,
      !Self.latitudes.contains(pin.latitude) || !Self.longitudes.contains(pin.longitude)
    {
      canvas.draw(Text("You are off this map.", .bold).draw(in: size), column: 0, row: 0)
    }
    return canvas
  }

  private static let latitudes = 35.0135...35.0285
  private static let longitudes = 135.7890...135.8000

  private static let lines = [
    line(
      .init(foreground: .blue),
      [(35.0289, 135.7938), (35.0270, 135.7940), (35.0267, 135.7952), (35.0240, 135.7958)]
        + [(35.0204, 135.7956), (35.0193, 135.7958), (35.0164, 135.7951), (35.0135, 135.7945)]
    ),
    // From north to south: Shirakawa-dori, and the lane at the foot of the hills.
    line(.dim, [(35.0290, 135.7923), (35.0210, 135.7921), (35.0130, 135.7917)]),
    line(.dim, [(35.0268, 135.7978), (35.0205, 135.7968), (35.0150, 135.7955)]),
    // From west to east: Imadegawa-dori, then the others.
    line(.dim, [(35.0273, 135.7880), (35.0268, 135.7945), (35.0269, 135.7985)]),
    line(.dim, [(35.0222, 135.7880), (35.0216, 135.7970)]),
    line(.dim, [(35.0170, 135.7880), (35.0166, 135.7960)]),
  ]

  private static let names = [
    name("Silver Pavilion", (35.0276, 135.7968), .green),
    name("Otoyo Shrine", (35.0176, 135.7962), .green),
    name("Imadegawa-dōri", (35.02725, 135.7894)),
    name("Marutamachi-dōri", (35.0169, 135.7894)),
    name("Shirakawa-dōri", (35.0206, 135.7923)),
    name("Philosopher’s Path", (35.0240, 135.7959), .blue),
  ]

  private static func name(
    _ text: String,
    _ place: (Double, Double),
    _ color: Color? = nil
  ) -> Plot.Name {
    Plot.Name(" \(text) ", at: Plot.Point(place.0, place.1), TextStyle(foreground: color))
  }

  private static func line(_ style: TextStyle, _ places: [(Double, Double)]) -> Plot.Line {
    Plot.Line(places.map { Plot.Point($0.0, $0.1) }, style)
  }
}

extension Plot.Point {
  /// A degree to the east is shorter than one to the north, as it is in Kyoto.
  fileprivate init(_ latitude: Double, _ longitude: Double) {
    self.init(x: longitude * 0.819, y: latitude)
  }
}
