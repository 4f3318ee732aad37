// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if LOCATION_IN_XCODE
  import CoreLocation
  import Dependencies
  import LocationServices
  import MapKit
  import SwiftUI

  @testable import LocationChapter

  extension LocationClient {
    static func live() -> LocationClient {
      let system = LocationSystem()
      return LocationClient(
        authorizationStatus: { system.manager.authorizationStatus },
        requestWhenInUseAuthorization: { system.manager.requestWhenInUseAuthorization() },
        requestLocation: { system.manager.requestLocation() },
        events: {
          defer { system.manager.delegate = system }
          return system.listeners.events()
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
      listeners.tell(.didChangeAuthorization(manager.authorizationStatus))
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      listeners.tell(.didUpdateLocations(locations.map(Location.init)))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      listeners.tell(.didFail(LocationError(error)))
    }
  }

  struct MapScreen: View {
    let map: ControlledMap

    var body: some View {
      VStack {
        Map {
          if let pin = map.location {
            Marker("You", coordinate: .init(latitude: pin.latitude, longitude: pin.longitude))
          }
        }
        if let problem = map.problem { Text(problem) }
        Button("Where am I?") { map.locateButtonTapped() }
      }
      .task { await map.task() }
    }
  }

  #Preview("says yes") {
    MapScreen(map: ControlledMap())
  }

  #Preview("denied") {
    MapScreen(
      map: withDependencies {
        $0.locationClient = .denied
      } operation: {
        ControlledMap()
      }
    )
  }
#endif
