import Observation

/// A run of the app as a UI test drives it: add one stand-up, and check how many there are.
@MainActor @Observable
final class ScriptedRun {
  let app: any StandupsModel
  /// What was there at launch, before the script did anything.
  let found: Int
  private(set) var check = Check.notYet
  /// Whether a person has changed the list since the launch.
  private(set) var isTouched = false
  private let expectation: Expectation

  enum Expectation {
    case exactlyOne
    case atLeastOne
  }

  enum Check: Equatable {
    case notYet
    /// What was saved before could not be loaded, so a number of rows says nothing.
    case impossible
    case passed(Expectation)
    case failed(count: Int)
  }

  init(_ app: any StandupsModel, expecting expectation: Expectation = .exactlyOne) {
    self.app = app
    self.expectation = expectation
    found = app.standups.count
  }

  func personTaps(_ tap: (any StandupsModel) -> Void) {
    isTouched = true
    tap(app)
  }

  func start() async {
    app.addButtonTapped()
    check = checked(app.standups.count)
    await app.saved()
  }

  private func checked(_ count: Int) -> Check {
    if app.saving.isRefused { return .impossible }
    let isRight = expectation == .exactlyOne ? count == 1 : count >= 1
    return isRight ? .passed(expectation) : .failed(count: count)
  }
}
