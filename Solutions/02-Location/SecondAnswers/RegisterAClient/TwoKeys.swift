// Right as well: no struct, but a key for each of the two closures.

import Dependencies
import LocationServices
import Observation

enum StatusKey: DependencyKey {
  static let liveValue: @MainActor @Sendable () -> AuthorizationStatus = {
    SystemPermission().status
  }
  static let previewValue: @MainActor @Sendable () -> AuthorizationStatus = { .notDetermined }
  static let testValue: @MainActor @Sendable () -> AuthorizationStatus = unimplemented(
    "status",
    placeholder: .notDetermined
  )
}

enum RequestKey: DependencyKey {
  static let liveValue: @MainActor @Sendable () async -> AuthorizationStatus = {
    await SystemPermission().request()
  }
  static let previewValue: @MainActor @Sendable () async -> AuthorizationStatus = {
    .authorizedWhenInUse
  }
  static let testValue: @MainActor @Sendable () async -> AuthorizationStatus = unimplemented(
    "request",
    placeholder: .notDetermined
  )
}

/// The screen that asks, before the map comes up, whether the map may know where you are.
@MainActor @Observable
final class WelcomeScreen {
  private(set) var status = AuthorizationStatus.notDetermined
  @ObservationIgnored @Dependency(StatusKey.self) private var recorded
  @ObservationIgnored @Dependency(RequestKey.self) private var request

  func screenAppeared() {
    status = recorded()
  }

  func continueButtonTapped() async {
    status = await request()
  }
}

extension WelcomeScreen {
  /// The screen on a device whose record of permissions says this.
  static func whereTheRecordSays(_ status: AuthorizationStatus) -> WelcomeScreen {
    withDependencies {
      $0[StatusKey.self] = { status }
    } operation: {
      WelcomeScreen()
    }
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
