import Foundation

/// Where the device was, and when.
public struct Location: Hashable, Sendable {
  /// In degrees, positive to the north.
  public var latitude: Double
  /// In degrees, positive to the east.
  public var longitude: Double
  public var timestamp: Date

  public init(latitude: Double, longitude: Double, timestamp: Date) {
    self.latitude = latitude
    self.longitude = longitude
    self.timestamp = timestamp
  }
}
