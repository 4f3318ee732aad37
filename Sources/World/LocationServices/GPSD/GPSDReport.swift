import Foundation

/// The part of one line from gpsd that a location manager needs.
enum GPSDReport: Equatable {
  /// A position.
  case fix(Location)
  /// gpsd runs, and no receiver is connected to it.
  case noReceiver
  /// Any other message of gpsd: its version, or a receiver without a fix.
  case other

  /// The JSON of a line. Its class decides which of the other members are present.
  fileprivate struct Message: Decodable {
    struct Device: Decodable {}

    let `class`: String
    let devices: [Device]?
    let mode: Int?
    let time: String?
    let lat: Double?
    let lon: Double?
  }

  /// Nil when the line is not one of gpsd's.
  init?(line: [UInt8], now: Date = Date()) {
    guard let message = try? JSONDecoder().decode(Message.self, from: Data(line)) else {
      return nil
    }
    switch message.class {
    case "TPV": self = message.location(now: now).map(Self.fix) ?? .other
    case "DEVICES" where message.devices?.isEmpty == true: self = .noReceiver
    default: self = .other
    }
  }
}

extension GPSDReport.Message {
  /// Nil without a fix. Some receivers claim one (mode 2 or 3) before they have a position.
  fileprivate func location(now: Date) -> Location? {
    guard
      let mode, mode >= 2,
      let lat, (-90...90).contains(lat),
      let lon, (-180...180).contains(lon)
    else { return nil }
    let format = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    let date = time.flatMap { try? format.parse($0) }
    return Location(latitude: lat, longitude: lon, timestamp: date ?? now)
  }
}
