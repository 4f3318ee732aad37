import Foundation
import LocationServices
import Stage
import Testing

@testable import LocationChapter

@Suite struct KyotoMaps {
  @Test(arguments: [nil, 35.02689, 35.02000, 35.01490])
  func `wherever the path goes, the pin is on the map, and the names are`(_ latitude: Double?) {
    let pin = latitude.map { place($0, 135.79500) }
    let map = KyotoMap(pin: pin).draw(in: Extent(columns: 80, rows: 20)).text
    #expect(map.ranges(of: "◉ you").count == (pin == nil ? 0 : 1))
    for name in ["Philosopher’s Path", "Silver Pavilion", "Otoyo Shrine"] {
      #expect(map.contains(name))
    }
  }

  @Test func `where there is no room for streets, none are drawn`() {
    let canvas = KyotoMap(pin: nil).draw(in: Extent(columns: 40, rows: 4))
    #expect(canvas.size == Extent(columns: 0, rows: 0))
  }

  @Test(arguments: [
    (35.02689, 135.79438, "35.02689° N, 135.79438° E"),
    (-33.85678, -70.5, "33.85678° S, 70.50000° W"),
    (0, 0.00004, "0.00000° N, 0.00004° E"),
    (89.999999, -179.999999, "90.00000° N, 180.00000° W"),
  ])
  func `coordinates have five digits and a direction`(
    _ latitude: Double,
    _ longitude: Double,
    _ text: String
  ) {
    #expect(place(latitude, longitude).coordinates == text)
  }

  private func place(_ latitude: Double, _ longitude: Double) -> Location {
    Location(latitude: latitude, longitude: longitude, timestamp: Date(timeIntervalSince1970: 7))
  }
}
