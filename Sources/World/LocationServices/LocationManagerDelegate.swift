/// Hears what a location manager has to say, always on the main actor.
@MainActor
public protocol LocationManagerDelegate: AnyObject {
  /// The status may have changed. Called once when the delegate is set, too.
  func locationManagerDidChangeAuthorization(_ manager: LocationManager)

  /// There are new locations, the latest one last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])

  /// There is no location; the error is a ``LocationError``.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)
}

extension LocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: LocationManager) {}
}
