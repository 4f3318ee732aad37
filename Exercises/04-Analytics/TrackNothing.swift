import Dependencies

/// What the makers of a reader hear of the people who read.
struct ReaderAnalytics: Sendable {
  var track: @Sendable (String) -> Void
}

extension ReaderAnalytics: TestDependencyKey {
  // TODO: Let a test that tracks and overrides nothing fail.
  static let testValue = ReaderAnalytics(track: { _ in })
}

extension DependencyValues {
  var readerAnalytics: ReaderAnalytics {
    get { self[ReaderAnalytics.self] }
    set { self[ReaderAnalytics.self] = newValue }
  }
}

/// Shows articles. What you read in private, the makers do not hear: not now, and not later.
@MainActor
final class Reader {
  private(set) var isPrivate = false
  private(set) var article: String?
  @Dependency(\.readerAnalytics) private var analytics

  // TODO: While the switch is on, track nothing, and nothing later of what was opened then.

  func privateSwitchTapped() {
    isPrivate.toggle()
  }

  func articleTapped(_ title: String) {
    article = title
    analytics.track("Opened \(title)")
  }

  func shareButtonTapped() {
    guard let article else { return }
    analytics.track("Shared \(article)")
  }

  func closeButtonTapped() {
    guard let article else { return }
    analytics.track("Closed \(article)")
    self.article = nil
  }
}
