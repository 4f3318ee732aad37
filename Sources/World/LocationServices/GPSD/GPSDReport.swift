#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One line that gpsd has sent, as far as a location manager cares.
enum GPSDReport: Equatable {
  /// A position.
  case fix(Location)
  /// A report of a receiver that does not know where it is.
  case noFix
  /// How many receivers gpsd has.
  case devices(Int)
  /// Anything else that gpsd may say: its version, the satellites, an acknowledgement.
  case other

  /// Nil when the line is not one of gpsd's.
  init?(line: [UInt8], now: Date = Date()) {
    let decoder = JSONDecoder()
    let data = Data(line)
    guard let header = try? decoder.decode(Header.self, from: data) else { return nil }
    switch header.class {
    case "TPV":
      guard let report = try? decoder.decode(TPV.self, from: data) else { return nil }
      self = report.location(now: now).map(Self.fix) ?? .noFix
    case "DEVICES":
      guard let report = try? decoder.decode(Devices.self, from: data) else { return nil }
      self = .devices(report.devices.count)
    default:
      self = .other
    }
  }

  private struct Header: Decodable {
    let `class`: String
  }

  private struct Devices: Decodable {
    let devices: [Device]
    struct Device: Decodable {}
  }
}

/// gpsd's time, position and velocity. Every member but the mode may be missing.
private struct TPV: Decodable {
  let mode: Int
  let time: String?
  let lat: Double?
  let lon: Double?
  let altMSL: Double?
  let alt: Double?
  let eph: Double?
  let track: Double?
  let speed: Double?

  /// Nil without a fix. Some receivers claim one (mode 2 or 3) before they have a position.
  func location(now: Date) -> Location? {
    guard
      mode >= 2,
      let lat, (-90...90).contains(lat),
      let lon, (-180...180).contains(lon)
    else { return nil }
    return Location(
      latitude: lat,
      longitude: lon,
      altitude: mode >= 3 ? altMSL ?? alt : nil,
      horizontalAccuracy: eph,
      speed: speed,
      course: track,
      timestamp: time.flatMap(date) ?? now
    )
  }

  private func date(_ text: String) -> Date? {
    try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text)
  }
}
