// Right as well: the test value reports by hand, and the article carries its secret with it.

import Dependencies

/// What the makers of a reader hear of the people who read.
struct ReaderAnalytics: Sendable {
  var track: @Sendable (String) -> Void
}

extension ReaderAnalytics: TestDependencyKey {
  static let testValue = ReaderAnalytics(track: { event in
    reportIssue("\(event) is tracked in a test that does not expect it.")
  })
}

extension DependencyValues {
  var readerAnalytics: ReaderAnalytics {
    get { self[ReaderAnalytics.self] }
    set { self[ReaderAnalytics.self] = newValue }
  }
}

/// Shows articles. What somebody reads in private is nobody's business, then or later.
@MainActor
final class Reader {
  private(set) var isPrivate = false
  var article: String? { open?.title }
  private var open: (title: String, isSecret: Bool)?
  @Dependency(\.readerAnalytics) private var analytics

  func privateSwitchTapped() {
    isPrivate.toggle()
  }

  func articleTapped(_ title: String) {
    open = (title, isSecret: isPrivate)
    track("Opened")
  }

  func shareButtonTapped() {
    track("Shared")
  }

  func closeButtonTapped() {
    track("Closed")
    open = nil
  }

  private func track(_ event: String) {
    guard let open, !isPrivate, !open.isSecret else { return }
    analytics.track("\(event) \(open.title)")
  }
}
