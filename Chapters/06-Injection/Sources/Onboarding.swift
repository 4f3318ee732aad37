import Dependencies
import LocationServices

extension LibraryList {
  /// The sheet, to try out: the real one, in a place where nothing that is tapped counts.
  ///
  /// It gets what this list was made with, except for what would leave the process.
  func onboarding() -> LibrarySheet {
    withDependencies(from: self) {
      $0.location = .at(.eikanDo)
      $0.analytics = .noop
    } operation: {
      LibrarySheet()
    }
  }
}
