import OutsideWorld

/// Whether this app may listen.
public enum RecordPermission: CaseIterable, Hashable, Sendable {
  /// The person has not been asked yet.
  case undetermined
  /// The person has said no, or another person for them. Nothing inside the app can change that.
  case denied
  /// The person has said yes. Nothing inside the app can change that either.
  case granted

  init(_ status: PermissionStatus) {
    switch status {
    case .notDetermined: self = .undetermined
    case .restricted, .denied: self = .denied
    case .allowed: self = .granted
    }
  }
}

/// The microphone, which belongs to the person and not to this app.
public enum Microphone {
  /// What the system's record says at this moment.
  public static var permission: RecordPermission { SoundSystem.current.permission }

  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// The app says why beforehand, with `UsageDescriptions.declare(.microphone, "…")`. Without that
  /// the process ends here. Calls back from any thread when the person has answered: never, if they
  /// do not.
  public static func requestPermission(_ answered: @escaping @Sendable (Bool) -> Void) {
    SoundSystem.current.request { answered($0 == .allowed) }
  }
}
