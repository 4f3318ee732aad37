import Foundation
import LocationServices
import Stage
import Testing

@testable import LocationChapter

@Suite struct KyotoMaps {
  @Test(arguments: [35.02689, 35.02000, 35.01490])
  func `wherever the path goes, the pin is on the map, and the names are`(_ latitude: Double) {
    let lines = picture(of: place(latitude, 135.79500))
    #expect(lines.count { $0.contains("◉ you") } == 1)
    for text in ["Philosopher’s Path", "Silver Pavilion", "Otoyo Shrine"] {
      #expect(lines.contains { $0.contains(text) })
    }
    #expect(!lines.contains { $0.contains("You are off this map.") })
  }

  @Test func `without a pin there are streets, and no person on them`() {
    let lines = picture(of: nil)
    #expect(lines.contains { !$0.isEmpty })
    #expect(!lines.contains { $0.contains("you") })
  }

  @Test(arguments: [(51.47793, 0), (35.02, 135.9), (-35.02, 135.795)])
  func `a person who is not in Kyoto is told`(_ latitude: Double, _ longitude: Double) {
    #expect(picture(of: place(latitude, longitude))[0].hasPrefix("You are off this map."))
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

  private func picture(of pin: Location?) -> [String] {
    KyotoMap(pin: pin).draw(in: Extent(columns: 80, rows: 20)).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func place(_ latitude: Double, _ longitude: Double) -> Location {
    Location(latitude: latitude, longitude: longitude, timestamp: Date(timeIntervalSince1970: 7))
  }
}
