// Tempting: what is known need not be read again; meanwhile the person was in the settings.

import Dependencies
import LocationServices
import Observation

/// What the welcome screen asks: two things.
struct PermissionClient: Sendable {
  var status: @MainActor @Sendable () -> AuthorizationStatus
  var request: @MainActor @Sendable () async -> AuthorizationStatus
}

extension PermissionClient: DependencyKey {
  static var liveValue: PermissionClient {
    let permission = SystemPermission()
    return PermissionClient(
      status: { permission.status },
      request: { await permission.request() }
    )
  }

  static var previewValue: PermissionClient {
    PermissionClient(status: { .notDetermined }, request: { .authorizedWhenInUse })
  }

  static var testValue: PermissionClient {
    PermissionClient(
      status: unimplemented("PermissionClient.status", placeholder: .notDetermined),
      request: unimplemented("PermissionClient.request", placeholder: .notDetermined)
    )
  }
}

extension DependencyValues {
  var permission: PermissionClient {
    get { self[PermissionClient.self] }
    set { self[PermissionClient.self] = newValue }
  }
}

/// The screen that asks, before the map comes up, whether the map may know where you are.
@MainActor @Observable
final class WelcomeScreen {
  private(set) var status = AuthorizationStatus.notDetermined
  @ObservationIgnored @Dependency(\.permission) private var permission

  func screenAppeared() {
    guard status == .notDetermined else { return }
    status = permission.status()
  }

  func continueButtonTapped() async {
    status = await permission.request()
  }
}

extension WelcomeScreen {
  /// The screen on a device whose record of permissions says this.
  static func whereTheRecordSays(_ status: AuthorizationStatus) -> WelcomeScreen {
    withDependencies {
      $0.permission.status = { status }
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
