// Right as well: the key is another type, the client a protocol, and the model has an initializer.

import Dependencies
import LocationServices
import Observation

/// What the welcome screen asks: two things.
protocol Permissions: Sendable {
  @MainActor var status: AuthorizationStatus { get }
  @MainActor func request() async -> AuthorizationStatus
}

extension SystemPermission: Permissions {}

/// What is not asked in a test reports that it was.
private struct Unasked: Permissions {
  var status: AuthorizationStatus {
    reportIssue("The status was not overridden.")
    return .notDetermined
  }
  func request() async -> AuthorizationStatus {
    reportIssue("The request was not overridden.")
    return .notDetermined
  }
}

private struct Preview: Permissions {
  var status: AuthorizationStatus { .notDetermined }
  func request() async -> AuthorizationStatus { .authorizedWhenInUse }
}

private struct Recorded: Permissions {
  let status: AuthorizationStatus
  let others: any Permissions
  func request() async -> AuthorizationStatus { await others.request() }
}

private enum PermissionKey: DependencyKey {
  static var liveValue: any Permissions { SystemPermission() }

  static var previewValue: any Permissions { Preview() }

  static var testValue: any Permissions { Unasked() }
}

extension DependencyValues {
  var permission: any Permissions {
    get { self[PermissionKey.self] }
    set { self[PermissionKey.self] = newValue }
  }
}

/// The screen that asks, before the map comes up, whether the map may know where you are.
@MainActor @Observable
final class WelcomeScreen {
  private(set) var status = AuthorizationStatus.notDetermined
  @ObservationIgnored @Dependency(\.permission) private var permission

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
    withDependencies {
      $0.permission = Recorded(status: status, others: $0.permission)
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
