import Dependencies

extension DependencyValues {
  /// Leads the person to where a permission is given back.
  var openSettings: @Sendable () -> Void {
    get { self[OpenSettings.self] }
    set { self[OpenSettings.self] = newValue }
  }
}

private enum OpenSettings: DependencyKey {
  static let liveValue: @Sendable () -> Void = { Settings.open() }
  static let previewValue: @Sendable () -> Void = {}
  static let testValue: @Sendable () -> Void = unimplemented("openSettings")
}
