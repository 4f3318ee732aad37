// What the sample of chapter 02 names of Core Location.

@_exported import MacFoundation

public typealias CLLocationDegrees = Double

public struct CLLocationCoordinate2D {
  public var latitude, longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}

open class CLLocation: NSObject, @unchecked Sendable {
  public var coordinate: CLLocationCoordinate2D { fatalError() }
  public var timestamp: Date { Date() }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public struct CLError: Error {
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
  public var code: Code
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

open class CLLocationManager: NSObject {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var authorizationStatus: CLAuthorizationStatus { .denied }
  public func requestWhenInUseAuthorization() {}
  public func requestLocation() {}
}
