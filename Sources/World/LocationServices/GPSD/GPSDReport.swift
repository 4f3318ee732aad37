import Foundation

/// The part of one line from gpsd that a location manager needs. Its class decides which of the
/// other members are present.
struct GPSDReport: Decodable {
  private let `class`: String
  private let devices: [Device]?
  private let mode: Int?
  private let time: String?
  private let lat: Double?
  private let lon: Double?

  private struct Device: Decodable {}

  /// Nil when the line is not one of gpsd's.
  init?(line: [UInt8]) {
    guard let report = try? JSONDecoder().decode(Self.self, from: Data(line)) else { return nil }
    self = report
  }

  /// Whether gpsd runs, and no receiver is connected to it.
  var hasNoReceiver: Bool { `class` == "DEVICES" && devices?.isEmpty == true }

  /// Nil without a fix. Some receivers claim one (mode 2 or 3) before they have a position.
  func location(now: Date = Date()) -> Location? {
    guard
      `class` == "TPV",
      let mode, mode >= 2,
      let lat, (-90...90).contains(lat),
      let lon, (-180...180).contains(lon)
    else { return nil }
    let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let date = time.flatMap { try? format.parse($0) }
    return Location(latitude: lat, longitude: lon, timestamp: date ?? now)
  }
}
