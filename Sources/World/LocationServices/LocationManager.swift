import OutsideWorld

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

/// Tells an app where it is, once the person has agreed. It stands for Core Location's
/// `CLLocationManager`.
///
/// Make one, give it a delegate, ask for the permission, and ask for a location. There is nothing
/// to pass in and nothing to replace: that is what makes it hard to test.
///
/// The delegate is called on the main actor, and never before the method that caused the call has
/// returned.
///
/// Behind it are the system's record of permissions (`OutsideWorld`) and gpsd, the program that
/// reads a GPS receiver (``GPSDSession``). Where there is no gpsd, a ``GPSDSimulator`` in this
/// process replays a recorded walk.
@MainActor
public final class LocationManager {
  public weak var delegate: (any LocationManagerDelegate)? {
    didSet { if delegate != nil { queue.add { [weak self] in self?.reportAuthorization() } } }
  }

  private let system: LocationSystem
  private let queue = MainActorQueue()
  private var session: GPSDSession?

  public nonisolated convenience init() {
    self.init(system: .current ?? LocationSystem())
  }

  package nonisolated init(system: LocationSystem) {
    self.system = system
  }

  deinit { session?.stop() }

  /// The status in the system's record at this moment.
  public nonisolated var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(system.services.permissions.status(of: .location))
  }

  /// Asks the person. Where the answer is known, nothing happens.
  ///
  /// The app has to declare its reason before, with `UsageDescriptions.declare(.location, "…")`.
  /// Otherwise no prompt comes up, and the delegate is not called.
  public func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    guard system.services.descriptions.purpose(of: .location) != nil else {
      return system.services.notices.say(
        """
        No prompt is shown, because this app does not say why it needs your location: call \
        UsageDescriptions.declare(.location, "why the app needs this") before it asks.
        """
      )
    }
    system.services.request(.location) { [weak self, queue] _ in
      queue.add { self?.reportAuthorization() }
    }
  }

  /// Asks for one location. The delegate gets it, or an error, later and once.
  public func requestLocation() {
    if let error = authorizationError {
      return queue.add { [weak self] in self?.fail(with: error) }
    }
    guard session == nil else { return }
    session = GPSDSession(system: system) { [weak self, queue] result in
      queue.add { self?.receive(result) }
    }
  }

  private func reportAuthorization() { delegate?.locationManagerDidChangeAuthorization(self) }

  /// Nil where the app may know the location.
  private var authorizationError: LocationError? {
    let status = system.services.permissions.status(of: .location)
    guard status != .allowed else { return nil }
    return LocationError(
      .denied,
      status.refusal(of: .location, to: system.services.permissions.app)
        ?? """
        This app has not asked for your location yet: it must call requestWhenInUseAuthorization() \
        first and wait for the answer.
        """
    )
  }

  private func receive(_ result: Result<Location, LocationError>) {
    session = nil
    switch result {
    case .success(let location):
      system.services.footprint.note(.fixesReceived)
      delegate?.locationManager(self, didUpdateLocations: [location])
    case .failure(let error):
      fail(with: error)
    }
  }

  private func fail(with error: LocationError) {
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
