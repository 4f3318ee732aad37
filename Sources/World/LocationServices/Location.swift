import Foundation

/// The place of the device, and the time.
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

/// Why there is no location, in one sentence that says what, where, and what to do about it.
public struct LocationError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not know where the person is.
    case denied
    /// No location right now.
    case locationUnknown
    /// The source of locations cannot be reached.
    case network
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}

/// Whether this app may know where the person is.
public enum AuthorizationStatus: CaseIterable, Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it, because another person decides: a parent, an administrator.
  case restricted
  /// The person has said no. The app cannot ask again.
  case denied
  case authorizedWhenInUse
}
