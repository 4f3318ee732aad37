import LocationServices

extension LocationClient {
  /// The system's location manager, behind closures.
  ///
  /// - Parameter manager: A test of this client brings one from a world of its own.
  static func live(_ manager: LocationManager = LocationManager()) -> LocationClient {
    let delegate = Delegate()
    return LocationClient(
      authorizationStatus: { manager.authorizationStatus },
      requestWhenInUseAuthorization: { manager.requestWhenInUseAuthorization() },
      requestLocation: { manager.requestLocation() },
      events: {
        // A manager tells a new delegate the status at once: make the first stream before.
        let events = delegate.listeners.events()
        if manager.delegate == nil { manager.delegate = delegate }
        return events
      }
    )
  }
}

/// The one delegate that the manager can have. It passes on what it hears to every listener.
@MainActor
private final class Delegate: LocationManagerDelegate {
  let listeners = Listeners()

  nonisolated init() {}

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    listeners.tell(.didChangeAuthorization(manager.authorizationStatus))
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    listeners.tell(.didUpdateLocations(locations))
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    listeners.tell(.didFail(error as? LocationError ?? LocationError(.locationUnknown, "\(error)")))
  }
}
