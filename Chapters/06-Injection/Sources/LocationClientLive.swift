import LocationServices

/// Asks the system where you are, once: for the permission first, if the person was not asked yet.
@MainActor
final class SystemLocator: LocationManagerDelegate {
  private let manager = LocationManager()
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

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    guard waiting != nil, !isRequested else { return }
    if manager.authorizationStatus == .notDetermined {
      manager.requestWhenInUseAuthorization()
    } else {
      isRequested = true
      manager.requestLocation()
    }
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {
    if let location = locations.last { answer(.success(location)) }
  }

  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    answer(.failure(error))
  }

  private func answer(_ result: Result<Location, any Error>) {
    waiting?.resume(with: result)
    waiting = nil
  }
}
