import Dependencies
import Observation

@MainActor @Observable
final class LibraryDetail: DetailScreen {
  private(set) var sheet: LibrarySheet?

  func checkInTapped() {
    sheet = withDependencies(from: self) { LibrarySheet() }
  }
}
