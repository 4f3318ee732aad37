import Dependencies
import Observation

@MainActor @Observable
final class LibraryList: ListScreen {
  private(set) var detail: LibraryDetail?
  private(set) var quickSheet: LibrarySheet?

  func rowTapped() {
    detail = withDependencies(from: self) { LibraryDetail() }
  }

  func rowSwiped() {
    quickSheet = withDependencies(from: self) { LibrarySheet() }
  }
}
