import Dependencies
import Foundation
import LocationServices

extension LocationClient {
  /// A system that answers at once, and always what you have chosen.
  ///
  /// - Parameters:
  ///   - status: What the system's record says.
  ///   - answer: What the person says when the prompt comes up.
  ///   - locating: Where the person is, one place after the other, or why that is not known.
  static func mock(
    _ status: AuthorizationStatus,
    answer: AuthorizationStatus = .authorizedWhenInUse,
    locating: Result<[Location], LocationError> = .success(.walk)
  ) -> LocationClient {
    let listeners = Listeners()
    let status = LockIsolated(status)
    let steps = LockIsolated(0)
    return LocationClient(
      authorizationStatus: { status.value },
      requestWhenInUseAuthorization: {
        guard status.value == .notDetermined else { return }
        status.withValue { $0 = answer }
        listeners.tell(.didChangeAuthorization(answer))
      },
      requestLocation: {
        guard status.value == .authorizedWhenInUse else {
          listeners.tell(.didFail(.refused(status.value)))
          return
        }
        switch locating {
        case .success(let places):
          let step = steps.withValue { step in
            defer { step += 1 }
            return step
          }
          listeners.tell(.didUpdateLocations([places[step % places.count]]))
        case .failure(let error):
          listeners.tell(.didFail(error))
        }
      },
      events: { listeners.events() }
    )
  }

  /// The person has said yes, some day.
  static var allowed: LocationClient { .mock(.authorizedWhenInUse) }

  /// The person has said no, some day.
  static var denied: LocationClient { .mock(.denied) }

  /// The device is managed by others, who have decided.
  static var restricted: LocationClient { .mock(.restricted) }

  /// The person is asked, and says no.
  static var refusing: LocationClient { .mock(.notDetermined, answer: .denied) }

  /// The person has said yes, and the receiver is in a cellar.
  static var withoutFix: LocationClient {
    .mock(.authorizedWhenInUse, locating: .failure(.noFix))
  }
}

extension LocationError {
  static let noFix = LocationError(.locationUnknown, "The receiver has no fix: go to a window.")

  fileprivate static func refused(_ status: AuthorizationStatus) -> LocationError {
    switch status {
    case .restricted: LocationError(.denied, "This device may not tell where it is.")
    case .denied: LocationError(.denied, "You did not allow the map to know where you are.")
    case .notDetermined, .authorizedWhenInUse:
      LocationError(.denied, "The map has not asked whether it may know where you are.")
    }
  }
}

extension [Location] {
  /// Three places on the Philosopher's Path in Kyoto, from north to south.
  static let walk = [
    Location(latitude: 35.02672, longitude: 135.79517, timestamp: Date(timeIntervalSince1970: 0)),
    Location(latitude: 35.02616, longitude: 135.79544, timestamp: Date(timeIntervalSince1970: 30)),
    Location(latitude: 35.02515, longitude: 135.79566, timestamp: Date(timeIntervalSince1970: 60)),
  ]
}
