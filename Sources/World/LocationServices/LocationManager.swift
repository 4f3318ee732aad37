import OutsideWorld
import Synchronization

/// Whether this app may know where the person is.
public enum AuthorizationStatus: CaseIterable, Hashable, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// Another person has decided that the person cannot allow it.
  case restricted
  /// The person has said no. Nothing inside the app can change that.
  case denied
  /// The person has said yes. Nothing inside the app can change that either.
  case authorizedWhenInUse
}

/// Called by a location manager, always on the main actor.
@MainActor
public protocol LocationManagerDelegate: AnyObject {
  /// The status may have changed. Called once when the delegate is set, too.
  func locationManagerDidChangeAuthorization(_ manager: LocationManager)

  /// There are new locations, the latest one last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [Location])

  /// There is no location; the error is a ``LocationError``.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)
}

extension LocationManagerDelegate {
  public func locationManagerDidChangeAuthorization(_ manager: LocationManager) {}
}

/// Tells an app where it is, once the person has agreed.
///
/// Make one, give it a delegate, ask for the permission, ask for a location, and listen. There is
/// nothing to pass in and nothing to replace: that is what makes it hard to test.
///
/// The manager and its delegate live on the main actor. A main-actor model can be the delegate as
/// it is, without a hop. Nothing is ever called before the method that caused it has returned. In a
/// program without a user interface the delegate is called as well, as long as its main thread is
/// free: `static func main() async` with an `await` in it is enough.
@MainActor
public final class LocationManager {
  public weak var delegate: (any LocationManagerDelegate)? {
    didSet { if delegate != nil { queue.add { [weak self] in self?.reportAuthorization() } } }
  }

  private let system: LocationSystem
  private let queue = MainActorQueue()
  private var session: GPSDSession?

  public nonisolated convenience init() {
    self.init(system: .current)
  }

  package nonisolated init(system: LocationSystem) {
    self.system = system
  }

  deinit { session?.stop() }

  /// What the system's record says at this moment.
  public nonisolated var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(system.world.permissions.status(of: .location))
  }

  /// Asks the person, unless the answer is known: then nothing at all happens.
  ///
  /// The app says why beforehand, with `UsageDescriptions.declare(.location, "…")`. Without that
  /// no prompt comes up, and the delegate is not called.
  public func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    guard let purpose = system.world.descriptions.purpose(of: .location) else {
      return system.world.notices.say(
        """
        No prompt is shown, because this app does not say why it needs your location: call \
        UsageDescriptions.declare(.location, "why the app needs this") before it asks.
        """
      )
    }
    system.world.permissions.request(.location, purpose: purpose) { [weak self, queue] _ in
      queue.add { self?.reportAuthorization() }
    }
  }

  /// Asks for one location. The delegate gets it, or an error, later and once.
  public func requestLocation() {
    guard mayLocateOrFails(), session == nil else { return }
    let session = GPSDSession(system: system) { [weak self, queue] answer in
      queue.add { self?.receive(answer) }
    }
    self.session = session
    session.start()
  }

  private func reportAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  private func mayLocateOrFails() -> Bool {
    let status = system.world.permissions.status(of: .location)
    guard status != .allowed else { return true }
    let sentence =
      status.refusal(of: .location, to: system.world.permissions.app)
        ?? """
        This app has not asked for your location yet: it must call requestWhenInUseAuthorization() \
        first and wait for the answer.
        """
    queue.add { [weak self] in self?.report(LocationError(.denied, sentence)) }
    return false
  }

  private func receive(_ answer: GPSDSession.Answer) {
    self.session = nil
    switch answer {
    case .success(let location):
      system.world.footprint.note(.fixesReceived)
      delegate?.locationManager(self, didUpdateLocations: [location])
    case .failure(let error):
      report(error)
    }
  }

  private func report(_ error: LocationError) {
    delegate?.locationManager(self, didFailWithError: error)
  }
}

extension AuthorizationStatus {
  fileprivate init(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .restricted: self = .restricted
    case .denied: self = .denied
    case .allowed: self = .authorizedWhenInUse
    }
  }
}

/// Brings work to the main actor, in the order in which it was added.
///
/// Two tasks that are started one after the other are not promised to run in that order. Here each
/// task does the work that has waited longest.
final class MainActorQueue: Sendable {
  typealias Work = @MainActor @Sendable () -> Void

  private let waiting = Mutex<[Work]>([])

  func add(_ work: @escaping Work) {
    waiting.withLock { $0.append(work) }
    Task { @MainActor in
      waiting.withLock { $0.removeFirst() }()
    }
  }
}
