import LocationServices

extension LocationClient {
  /// The system's location manager, behind closures.
  ///
  /// - Parameter manager: A test of this client brings one from a world of its own.
  static func live(_ manager: LocationManager = LocationManager()) -> LocationClient {
    let device = Device(manager: manager)
    return LocationClient(
      authorizationStatus: { manager.authorizationStatus },
      requestWhenInUseAuthorization: { manager.requestWhenInUseAuthorization() },
      requestLocation: { manager.requestLocation() },
      events: { device.events() }
    )
  }
}

/// The one delegate that the manager can have. It passes on what it hears to everybody who listens.
@MainActor
private final class Device: LocationManagerDelegate {
  private let manager: LocationManager
  private var listeners: [Int: AsyncStream<LocationClient.Event>.Continuation] = [:]
  private var nextListener = 0

  nonisolated init(manager: LocationManager) { self.manager = manager }

  func events() -> AsyncStream<LocationClient.Event> {
    let (events, listener) = AsyncStream.makeStream(of: LocationClient.Event.self)
    let number = nextListener
    nextListener += 1
    listeners[number] = listener
    listener.onTermination = { [weak self] _ in
      Task { @MainActor in self?.listeners[number] = nil }
    }
    if manager.delegate == nil { manager.delegate = self }
    return events
  }

  private func tell(_ event: LocationClient.Event) {
    for listener in listeners.values { listener.yield(event) }
  }

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    tell(.didChangeAuthorization(manager.authorizationStatus))
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    tell(.didUpdateLocations(locations))
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    tell(.didFail(error as? LocationError ?? LocationError(.locationUnknown, "\(error)")))
  }
}
