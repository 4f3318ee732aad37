import Dependencies

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
