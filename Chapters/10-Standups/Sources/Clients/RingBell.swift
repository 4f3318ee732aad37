import Dependencies

extension DependencyValues {
  /// Tells the room that it is the next one's turn.
  var ringBell: @Sendable () -> Void {
    get { self[RingBell.self] }
    set { self[RingBell.self] = newValue }
  }
}

private enum RingBell: DependencyKey {
  static let liveValue: @Sendable () -> Void = { Bell.ring() }
  static let previewValue: @Sendable () -> Void = {}
  static let testValue: @Sendable () -> Void = unimplemented("ringBell")
}
