// Right as well: the model has two listeners, and chooses one for each event.

import Dependencies

/// What the makers of a reader hear of the people who read.
struct ReaderAnalytics: Sendable {
  var track: @Sendable (String) -> Void
}

extension ReaderAnalytics: TestDependencyKey {
  static let testValue = ReaderAnalytics(track: { reportIssue("“\($0)” was tracked.") })
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
    let listener = isPrivate || wasOpenedInPrivate ? ReaderAnalytics(track: { _ in }) : analytics
    listener.track(event)
  }
}
