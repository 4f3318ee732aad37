import Foundation
import LocationServices

/// Where you have said that you are, and perhaps when.
struct CheckIn: Equatable, Sendable {
  var place: Location
  var date: Date?
}

extension Location {
  /// Eikan-dō, a temple in Kyoto: where every preview is.
  static let eikanDo = Location(
    latitude: 35.0151,
    longitude: 135.7957,
    timestamp: Date(timeIntervalSince1970: 0)
  )

  /// In metres, as a bird flies: good enough for a town.
  func distance(to other: Location) -> Double {
    let north = (other.latitude - latitude) * 111_000
    let east = (other.longitude - longitude) * 111_000 * cos(latitude * .pi / 180)
    return (north * north + east * east).squareRoot()
  }

  /// `35.0269° N, 135.7944° E`
  var coordinates: String {
    let degrees = [latitude, longitude].map { String(format: "%.4f°", $0.magnitude) }
    return "\(degrees[0]) \(latitude < 0 ? "S" : "N"), \(degrees[1]) \(longitude < 0 ? "W" : "E")"
  }
}
