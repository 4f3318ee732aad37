import OutsideWorld

/// The microphone, which belongs to the person and not to this app.
public enum Microphone {
  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// The app says why beforehand, with `UsageDescriptions.declare(.microphone, "…")`. Without that
  /// the process ends here. Calls back from any thread when the person has answered: never, if they
  /// do not.
  public static func requestPermission(_ answered: @escaping @Sendable (Bool) -> Void) {
    SoundSystem.current.request { answered($0 == .allowed) }
  }
}
