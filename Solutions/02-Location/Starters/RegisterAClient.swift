import Dependencies
import LocationServices
import Observation

// TODO: Write a client: a struct with one closure for each thing that the screen asks.

// TODO: Register it: a key with a live, a preview and a test value; a property on DependencyValues.

/// The screen that asks, before the map comes up, whether the map may know where you are.
@MainActor @Observable
final class WelcomeScreen {
  private(set) var status = AuthorizationStatus.notDetermined
  // TODO: Ask your client, and not the system.
  @ObservationIgnored private let permission = SystemPermission()

  func screenAppeared() {
    status = permission.status
  }

  func continueButtonTapped() async {
    status = await permission.request()
  }
}

extension WelcomeScreen {
  /// The screen on a device whose record of permissions says this.
  static func whereTheRecordSays(_ status: AuthorizationStatus) -> WelcomeScreen {
    // TODO: Override what your client says of the status, and nothing else.
    WelcomeScreen()
  }
}

/// The system's location manager and its delegate. It stays as it is: your live value calls it.
@MainActor
final class SystemPermission: LocationManagerDelegate {
  private let manager = LocationManager()
  private var waiting: [CheckedContinuation<AuthorizationStatus, Never>] = []

  nonisolated init() {}

  /// What the system's record says.
  var status: AuthorizationStatus { manager.authorizationStatus }

  /// Brings up the prompt unless the answer is known, and returns the answer.
  func request() async -> AuthorizationStatus {
    guard status == .notDetermined else { return status }
    manager.delegate = self
    return await withCheckedContinuation { continuation in
      waiting.append(continuation)
      manager.requestWhenInUseAuthorization()
    }
  }

  func locationManagerDidChangeAuthorization(_ manager: LocationManager) {
    guard status != .notDetermined else { return }
    for continuation in waiting { continuation.resume(returning: status) }
    waiting = []
  }

  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location]) {}
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {}
}
