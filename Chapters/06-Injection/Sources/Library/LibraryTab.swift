import Dependencies
import Observation

@MainActor @Observable
final class LibraryTab: TabScreen {
  private(set) var list: LibraryList?
  @ObservationIgnored @Dependency(\.analytics) private var analytics

  func opened() {
    analytics.track("Tab Opened")
    list = withDependencies(from: self) { LibraryList() }
  }
}
