// What `swift run workbook take` puts in the place of the live value: the same, for Core Location.

import LocationServices

#if canImport(CoreLocation)
  import CoreLocation

  extension LocationClient {
    static func live() -> LocationClient {
      let system = LocationSystem()
      return LocationClient(
        authorizationStatus: { AuthorizationStatus(system.manager.authorizationStatus) },
        requestWhenInUseAuthorization: { system.manager.requestWhenInUseAuthorization() },
        requestLocation: { system.manager.requestLocation() },
        events: {
          let events = system.listeners.events()
          system.manager.delegate = system
          return events
        }
      )
    }
  }

  @MainActor
  private final class LocationSystem: NSObject, @preconcurrency CLLocationManagerDelegate {
    lazy var manager = CLLocationManager()
    let listeners = Listeners()

    nonisolated override init() { super.init() }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      listeners.tell(.didChangeAuthorization(AuthorizationStatus(manager.authorizationStatus)))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      listeners.tell(.didUpdateLocations(locations.map(Location.init)))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      listeners.tell(.didFail(LocationError(error)))
    }
  }

  extension AuthorizationStatus {
    fileprivate init(_ status: CLAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .notDetermined
      case .restricted: self = .restricted
      case .denied: self = .denied
      case .authorizedAlways: self = .authorizedWhenInUse
      #if !os(macOS)
        case .authorizedWhenInUse: self = .authorizedWhenInUse
      #endif
      // A status of the future is not a yes.
      default: self = .denied
      }
    }
  }

  extension Location {
    fileprivate init(_ location: CLLocation) {
      self.init(
        latitude: location.coordinate.latitude,
        longitude: location.coordinate.longitude,
        timestamp: location.timestamp
      )
    }
  }

  extension LocationError {
    fileprivate init(_ error: any Error) {
      let isDenied = (error as? CLError)?.code == .denied
      self.init(isDenied ? .denied : .locationUnknown, error.localizedDescription)
    }
  }
#else
  extension LocationClient {
    /// Core Location is Apple's. Elsewhere, what is called reports that there is no live value.
    static func live() -> LocationClient { .testValue }
  }
#endif
