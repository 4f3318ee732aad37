import Testing

@testable import Stage

@Suite struct Plots {
  private let square = Plot.Bounds(x: 0...10, y: 0...10)

  private func plot(_ points: [(Double, Double)], pin: Plot.Pin? = nil) -> Plot {
    Plot(
      [Plot.Line(points.map { Plot.Point(x: $0, y: $1) })],
      in: square,
      pins: pin.map { [$0] } ?? []
    )
  }

  @Test func `a line goes up to the right`() {
    #expect(
      plot([(0, 0), (10, 10)]).draw(in: Extent(columns: 6, rows: 3)).text == "    ⡠⠊\n  ⡠⠊\n⡠⠊"
    )
  }

  @Test func `a plane keeps its proportions`() {
    let frame = plot([(0, 0), (0, 10), (10, 10), (10, 0), (0, 0)])
    #expect(frame.draw(in: Extent(columns: 12, rows: 3)).text == "   ⡏⠉⠉⠉⠉⢹\n   ⡇    ⢸\n   ⣇⣀⣀⣀⣀⣸")
    #expect(frame.draw(in: Extent(columns: 4, rows: 6)).text == "\n\n⡏⠉⠉⢹\n⣇⣀⣀⣸\n\n")
  }

  @Test func `what lies outside is cut off, however far`() {
    let picture = plot([(-1e12, 5), (1e12, 5)]).draw(in: Extent(columns: 4, rows: 2)).text
    #expect(picture == plot([(0, 5), (10, 5)]).draw(in: Extent(columns: 4, rows: 2)).text)
    #expect(plot([(20, 20), (30, 20)]).draw(in: Extent(columns: 4, rows: 2)).text == "\n")
    #expect(plot([(.nan, 0), (.infinity, 5)]).draw(in: Extent(columns: 4, rows: 2)).text == "\n")
  }

  @Test func `a pin has its label where there is room for it`() {
    func picture(_ x: Double) -> String {
      plot([], pin: Plot.Pin(.init(x: x, y: 5), label: "you"))
        .draw(in: Extent(columns: 20, rows: 10)).text
    }
    #expect(picture(5).split(separator: "\n") == ["         ◉ you"])
    #expect(picture(10).split(separator: "\n") == ["               you ◉"])
  }

  @Test func `a name is left out where it is cut, or lies over a pin or another name`() {
    func picture(_ names: (String, Double, Double)...) -> String {
      Plot(
        [],
        in: square,
        names: names.map { Plot.Name($0.0, at: .init(x: $0.1, y: $0.2)) },
        pins: [.init(.init(x: 0, y: 9), label: "you")]
      )
      .draw(in: Extent(columns: 20, rows: 10)).text
    }
    #expect(picture(("Elm", 0, 5)).contains("Elm"))
    #expect(!picture(("Elm Street", 6, 5)).contains("Elm"))
    #expect(!picture(("Elm Street", 1, 9)).contains("Elm"))
    #expect(!picture(("Elm", 0, 15)).contains("Elm"))
    #expect(!picture(("Elm", .nan, 5)).contains("Elm"))
    let two = picture(("Elm", 0, 5), ("Oak", 1, 5), ("Ash", 0, 2))
    #expect(two.contains("Elm") && !two.contains("Oak") && two.contains("Ash"))
  }

  @Test func `a plane without extent is no reason to fail`() {
    let point = Plot(
      [],
      in: .init(x: 3...3, y: 4...4),
      pins: [.init(.init(x: 3, y: 4))]
    )
    #expect(point.draw(in: Extent(columns: 3, rows: 1)).text.count <= 3)
  }
}
