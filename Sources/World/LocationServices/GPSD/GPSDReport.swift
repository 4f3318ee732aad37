import Foundation

/// One line that gpsd has sent, as far as a location manager cares.
enum GPSDReport: Equatable {
  /// A position.
  case fix(Location)
  /// How many receivers gpsd has.
  case devices(Int)
  /// Anything else that gpsd may say: its version, or that a receiver does not know where it is.
  case other

  /// Nil when the line is not one of gpsd's.
  init?(line: [UInt8], now: Date = Date()) {
    switch try? JSONDecoder().decode(Message.self, from: Data(line)) {
    case .position(let report): self = report.location(now: now).map(Self.fix) ?? .other
    case .devices(let count): self = .devices(count)
    case .other: self = .other
    case nil: return nil
    }
  }
}

/// A line as it stands in JSON: an object whose class says what else is in it.
private enum Message: Decodable {
  case position(TPV)
  case devices(Int)
  case other

  private enum Key: CodingKey {
    case `class`
    case devices
  }

  private struct Device: Decodable {}

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    switch try members.decode(String.self, forKey: .class) {
    case "TPV": self = .position(try TPV(from: decoder))
    case "DEVICES": self = .devices(try members.decode([Device].self, forKey: .devices).count)
    default: self = .other
    }
  }
}

/// gpsd's time and position. Every member but the mode may be missing.
private struct TPV: Decodable {
  let mode: Int
  let time: String?
  let lat: Double?
  let lon: Double?

  /// Nil without a fix. Some receivers claim one (mode 2 or 3) before they have a position.
  func location(now: Date) -> Location? {
    guard
      mode >= 2,
      let lat, (-90...90).contains(lat),
      let lon, (-180...180).contains(lon)
    else { return nil }
    return Location(latitude: lat, longitude: lon, timestamp: time.flatMap(date) ?? now)
  }

  private func date(_ text: String) -> Date? {
    try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
  }
}
