// Tempting: the right code where a test runs, and the old code everywhere else.

import Dependencies

/// What the makers of a reader hear of the people who read.
struct ReaderAnalytics: Sendable {
  var track: @Sendable (String) -> Void
}

extension ReaderAnalytics: TestDependencyKey {
  static let testValue = ReaderAnalytics(track: unimplemented("ReaderAnalytics.track"))
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
  private var wasOpenedInPrivate = false
  @Dependency(\.readerAnalytics) private var analytics
  @Dependency(\.context) private var context

  func privateSwitchTapped() {
    isPrivate.toggle()
  }

  func articleTapped(_ title: String) {
    article = title
    wasOpenedInPrivate = isPrivate
    track("Opened \(title)")
  }

  func shareButtonTapped() {
    guard let article else { return }
    track("Shared \(article)")
  }

  func closeButtonTapped() {
    guard let article else { return }
    track("Closed \(article)")
    self.article = nil
  }

  private func track(_ event: String) {
    guard context != .test || !isPrivate && !wasOpenedInPrivate else { return }
    analytics.track(event)
  }
}
