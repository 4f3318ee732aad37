import Foundation

/// Where the device was, when, and how sure that is.
public struct Location: Hashable, Sendable {
  /// In degrees, positive to the north.
  public var latitude: Double
  /// In degrees, positive to the east.
  public var longitude: Double
  /// In metres above sea level; nil where the fix has two dimensions only.
  public var altitude: Double?
  /// In metres: the true place is probably within this radius. Nil where the receiver is silent.
  public var horizontalAccuracy: Double?
  /// In metres a second.
  public var speed: Double?
  /// In degrees clockwise from north.
  public var course: Double?
  public var timestamp: Date

  public init(
    latitude: Double,
    longitude: Double,
    altitude: Double? = nil,
    horizontalAccuracy: Double? = nil,
    speed: Double? = nil,
    course: Double? = nil,
    timestamp: Date
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.speed = speed
    self.course = course
    self.timestamp = timestamp
  }
}
