// What `swift run workbook take` puts in the place of the live value: the same, for Core Location.

import LocationServices

#if canImport(CoreLocation)
  import CoreLocation

  /// Asks the system where you are, once: for the permission first, if it has not been asked for.
  @MainActor
  final class SystemLocator: NSObject, @preconcurrency CLLocationManagerDelegate {
    private lazy var manager = CLLocationManager()
    private var waiting: CheckedContinuation<Location, any Error>?
    private var isRequested = false

    func locate() async throws -> Location {
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          waiting = continuation
          // The manager says what the record says as soon as it has a delegate.
          manager.delegate = self
          if Task.isCancelled { answer(.failure(CancellationError())) }
        }
      } onCancel: {
        Task { await answer(.failure(CancellationError())) }
      }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard waiting != nil, !isRequested else { return }
      if manager.authorizationStatus == .notDetermined {
        manager.requestWhenInUseAuthorization()
      } else {
        isRequested = true
        manager.requestLocation()
      }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      guard let place = locations.last else { return }
      answer(
        .success(
          Location(
            latitude: place.coordinate.latitude,
            longitude: place.coordinate.longitude,
            timestamp: place.timestamp
          )
        )
      )
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      answer(.failure(error))
    }

    private func answer(_ result: Result<Location, any Error>) {
      waiting?.resume(with: result)
      waiting = nil
    }
  }
#else
  /// Core Location is Apple's. Elsewhere there is no location.
  @MainActor
  final class SystemLocator {
    func locate() async throws -> Location {
      throw LocationError(.locationUnknown, "There is no Core Location here.")
    }
  }
#endif
