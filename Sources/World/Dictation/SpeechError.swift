import OutsideWorld

/// Why nothing is written down, in one sentence that says what, where, and what to do about it.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Code: Hashable, Sendable {
    /// The app may not listen.
    case denied
    /// There is no recogniser, no microphone, or no such recording.
    case unavailable
    /// It listened, and then it could not go on.
    case interrupted
  }

  public let code: Code
  public let description: String

  public init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }
}

extension SpeechError {
  /// Nil where the person has agreed.
  init?(refusing status: PermissionStatus, to wish: String, app: String) {
    switch status {
    case .allowed: return nil
    case .notDetermined:
      self.init(
        .denied,
        """
        This app has not asked whether it may \(wish): it must call requestAuthorization(_:) first \
        and wait for the answer.
        """
      )
    case .denied:
      self.init(
        .denied,
        """
        “\(app)” may not \(wish), because you did not allow it: \(PermissionReset.name) lets it \
        ask again.
        """
      )
    case .restricted:
      self.init(
        .denied,
        "“\(app)” may not \(wish), because this computer restricts it: ask whoever manages it."
      )
    }
  }
}
