import OutsideWorld

/// Tells an app where it is, once the person has agreed.
///
/// Make one, give it a delegate, ask for the permission, ask for a location, and listen. There is
/// nothing to pass in and nothing to replace: that is what makes it hard to test.
///
/// The manager and its delegate live on the main actor. A main-actor model can be the delegate as
/// it is, without a hop. Nothing is ever called before the method that caused it has returned. A
/// program without a user interface hears its delegate as well, as long as its main thread is
/// free: `static func main() async` with an `await` in it is enough.
@MainActor
public final class LocationManager {
  public weak var delegate: (any LocationManagerDelegate)? {
    didSet { if delegate != nil { queue.add { [weak self] in self?.tellAuthorization() } } }
  }

  private let system: LocationSystem
  private let queue = MainActorQueue()
  private var session: GPSDSession?
  private var isUpdating = false
  private var isRequested = false

  public nonisolated convenience init() {
    self.init(system: .current)
  }

  package nonisolated init(system: LocationSystem) {
    self.system = system
  }

  deinit { session?.stop() }

  /// What the system's record says at this moment.
  public nonisolated var authorizationStatus: AuthorizationStatus {
    AuthorizationStatus(system.permissions.status(of: .location))
  }

  /// Asks the person, unless the answer is known: then nothing at all happens.
  ///
  /// The app says why beforehand, with `UsageDescriptions.declare(.location, "…")`. Without that
  /// no prompt comes up, and the delegate never hears about it.
  public func requestWhenInUseAuthorization() {
    guard authorizationStatus == .notDetermined else { return }
    guard let purpose = system.descriptions.purpose(of: .location) else {
      return system.notices.say(
        """
        No prompt is shown, because this app does not say why it needs your location: call \
        UsageDescriptions.declare(.location, "why the app needs this") before it asks.
        """
      )
    }
    system.permissions.request(.location, purpose: purpose) { [weak self, queue] _ in
      queue.add { self?.tellAuthorization() }
    }
  }

  /// Asks for one location. The delegate hears of it, or of an error, later and once.
  public func requestLocation() {
    guard mayLocateOrFails() else { return }
    isRequested = true
    startSession()
  }

  /// Asks for every location from now on.
  ///
  /// Before the person has been asked this waits for the answer.
  public func startUpdatingLocation() {
    isUpdating = true
    if authorizationStatus == .notDetermined { return }
    guard mayLocateOrFails() else {
      isUpdating = false
      return
    }
    startSession()
  }

  public func stopUpdatingLocation() {
    isUpdating = false
    stopSessionUnlessNeeded()
  }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    if isUpdating, session == nil, authorizationStatus != .notDetermined { startUpdatingLocation() }
  }

  private func mayLocateOrFails() -> Bool {
    let status = system.permissions.status(of: .location)
    guard status != .allowed else { return true }
    let sentence =
      status.refusal(of: .location, to: system.permissions.app)
        ?? """
        This app has not asked for your location yet: it must call requestWhenInUseAuthorization() \
        first and wait for the answer.
        """
    queue.add { [weak self] in self?.tell(LocationError(.denied, sentence)) }
    return false
  }

  private func startSession() {
    guard session == nil else { return }
    let session = GPSDSession(system: system) { [weak self, queue] session, event in
      queue.add { self?.receive(event, from: session) }
    }
    self.session = session
    session.start()
  }

  private func stopSessionUnlessNeeded() {
    guard !isUpdating, !isRequested else { return }
    session?.stop()
    session = nil
  }

  private func receive(_ event: GPSDSession.Event, from session: GPSDSession) {
    // From a session that has been stopped since.
    guard session === self.session else { return }
    isRequested = false
    switch event {
    case .fix(let location):
      system.footprint.note(.fixesReceived)
      stopSessionUnlessNeeded()
      delegate?.locationManager(self, didUpdateLocations: [location])
    case .silence(let error):
      stopSessionUnlessNeeded()
      tell(error)
    case .end(let error):
      isUpdating = false
      stopSessionUnlessNeeded()
      tell(error)
    }
  }

  private func tell(_ error: LocationError) {
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
