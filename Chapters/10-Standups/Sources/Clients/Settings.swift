import OutsideWorld

/// The settings of the system, where a person changes what an app may do.
enum Settings {
  static func open() {
    Notices.shared.say("The system would open its settings here: \(PermissionReset.name).")
  }
}
