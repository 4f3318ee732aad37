// Tempting: nothing is lost if it waits until the switch is off; it was not to be told at all.

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

/// Shows articles. What somebody reads in private is nobody's business, then or later.
@MainActor
final class Reader {
  private(set) var isPrivate = false
  private(set) var article: String?
  private var untold: [String] = []
  @Dependency(\.readerAnalytics) private var analytics

  func privateSwitchTapped() {
    isPrivate.toggle()
    guard !isPrivate else { return }
    for event in untold { analytics.track(event) }
    untold = []
  }

  func articleTapped(_ title: String) {
    article = title
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
    if isPrivate { untold.append(event) } else { analytics.track(event) }
  }
}
