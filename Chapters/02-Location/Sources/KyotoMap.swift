import LocationServices
import Stage

/// The streets around the Philosopher’s Path in Kyoto, and perhaps a pin.
struct KyotoMap: View {
  let pin: Location?

  var growth: Axes { .both }

  func draw(in size: Extent) -> Canvas {
    // With less, the streets are a blot; with little more, their names hide them.
    guard size.rows >= 5 else { return Canvas(Extent(columns: 0, rows: 0)) }
    return Plot(
      x: 135.7890...135.8000,
      y: 35.0135...35.0285,
      lines: Self.streets,
      names: size.rows < 10 ? [] : Self.names,
      pin: pin.map { .at($0.latitude, $0.longitude) }
    )
    .draw(in: size)
  }

  private static let streets = [
    // The path; two streets that go south as it does; and three that cross them.
    Plot.Line(
      points: [.at(35.0289, 135.7938), .at(35.0270, 135.7940), .at(35.0267, 135.7952)]
        + [.at(35.0240, 135.7958), .at(35.0204, 135.7956), .at(35.0193, 135.7958)]
        + [.at(35.0164, 135.7951), .at(35.0135, 135.7945)],
      style: TextStyle(foreground: .blue)
    ),
    Plot.Line(points: [.at(35.0290, 135.7923), .at(35.0210, 135.7921), .at(35.0130, 135.7917)]),
    Plot.Line(points: [.at(35.0268, 135.7978), .at(35.0205, 135.7968), .at(35.0150, 135.7955)]),
    Plot.Line(points: [.at(35.0273, 135.7880), .at(35.0268, 135.7945), .at(35.0269, 135.7985)]),
    Plot.Line(points: [.at(35.0222, 135.7880), .at(35.0216, 135.7970)]),
    Plot.Line(points: [.at(35.0170, 135.7880), .at(35.0166, 135.7960)]),
  ]

  private static let names = [
    Plot.Name(text: " Silver Pavilion ", point: .at(35.0276, 135.7968), color: .green),
    Plot.Name(text: " Otoyo Shrine ", point: .at(35.0176, 135.7962), color: .green),
    Plot.Name(text: " Philosopher’s Path ", point: .at(35.0240, 135.7959), color: .blue),
  ]
}

extension Plot.Point {
  fileprivate static func at(_ latitude: Double, _ longitude: Double) -> Self {
    Self(x: longitude, y: latitude)
  }
}
