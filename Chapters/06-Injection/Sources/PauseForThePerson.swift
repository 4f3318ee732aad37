import Dependencies

extension Pause {
  /// Long enough to see what the last tap did. A preview shows the last frame at once; only a call
  /// that slips out of it is looked at.
  static var forThePerson: Pause {
    @Dependency(\.context) var context
    let isLive = context == .live
    // Looked up when it is needed, which is never in a test.
    let clock = Dependency(\.continuousClock)
    return Pause { isLiveCall in
      if isLiveCall { await CollectorNumber.current?.settle() }
      guard isLive || isLiveCall else { return }
      try? await clock.wrappedValue.sleep(for: .milliseconds(800))
    }
  }
}
