import Dependencies
import OutsideWorld

/// Opens the settings of the system, where a person can change their mind about the microphone.
private enum OpenSettingsKey: DependencyKey {
  static let liveValue: @Sendable () async -> Void = { Settings.open() }
  static let previewValue: @Sendable () async -> Void = {}
  static let testValue: @Sendable () async -> Void = unimplemented(#"@Dependency(\.openSettings)"#)
}

extension DependencyValues {
  var openSettings: @Sendable () async -> Void {
    get { self[OpenSettingsKey.self] }
    set { self[OpenSettingsKey.self] = newValue }
  }
}

/// The settings of this system are a command.
enum Settings {
  static func open() {
    Notices.shared.say("To be asked for the microphone again, type: \(PermissionReset.name)")
  }
}
