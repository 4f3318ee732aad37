// Right as well: what is open is one value, an article and whether it is a secret.

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
  var article: String? { opened?.title }
  private var opened: (title: String, isSecret: Bool)?
  @Dependency(\.readerAnalytics) private var analytics

  func privateSwitchTapped() {
    isPrivate.toggle()
  }

  func articleTapped(_ title: String) {
    opened = (title, isPrivate)
    track("Opened \(title)")
  }

  func shareButtonTapped() {
    guard let article else { return }
    track("Shared \(article)")
  }

  func closeButtonTapped() {
    guard let article else { return }
    track("Closed \(article)")
    opened = nil
  }

  private func track(_ event: String) {
    guard !isPrivate, opened?.isSecret == false else { return }
    analytics.track(event)
  }
}
