import Observation

/// A run of the app as a UI test drives it: add one stand-up, and check that there is exactly one.
@MainActor @Observable
final class ScriptedRun {
  let app: any StandupsModel
  /// What was there at launch, before the script did anything.
  let found: Int
  private(set) var check = Check.notYet
  /// Whether a person has changed the list since the launch.
  private(set) var isTouched = false

  enum Check: Equatable {
    case notYet
    case passed
    case failed(count: Int)
  }

  init(_ app: any StandupsModel) {
    self.app = app
    found = app.standups.count
  }

  func personTaps(_ tap: (any StandupsModel) -> Void) {
    isTouched = true
    tap(app)
  }

  func start() async {
    app.addButtonTapped()
    check = app.standups.count == 1 ? .passed : .failed(count: app.standups.count)
    await app.saved()
  }
}
