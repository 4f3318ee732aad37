import OutsideWorld

/// The settings of this system are a command.
enum Settings {
  static func open() {
    Notices.shared.say("To be asked for the microphone again, type: \(PermissionReset.command)")
  }
}
