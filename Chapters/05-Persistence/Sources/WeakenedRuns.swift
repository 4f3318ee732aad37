import Dependencies
import Observation

/// Four runs of the script. Three of them check for at least one, on the disk of this machine; the
/// fourth checks for exactly one, on a memory of its own. The last two meet a bug.
@MainActor @Observable
final class WeakenedRuns {
  private(set) var title = ""
  private(set) var run: ScriptedRun?
  private(set) var verdicts: [Verdict] = []
  private let launch: @MainActor () -> any StandupsModel

  struct Verdict: Equatable {
    let isGreen: Bool
    let sentence: String
  }

  /// - Parameter launch: Launches the app on a disk that remembers.
  init(launch: @escaping @MainActor () -> any StandupsModel = { UncontrolledStandups() }) {
    self.launch = launch
  }

  /// What the list shows, with a plus before what the tap has added.
  var rows: [String] {
    guard let run else { return [] }
    return run.app.standups.enumerated().map { ($0 < run.found ? "  " : "+ ") + $1.title }
  }

  /// Whether the exact check was red.
  var isCaught: Bool { verdicts.count == 4 && verdicts.last?.isGreen == false }

  func start() async {
    await run(launch(), "on the disk", .atLeastOne)
    await run(launch(), "on the disk", .atLeastOne)
    await run(TwoForOne(launch()), "with a bug", .atLeastOne)
    let app = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock()
    } operation: {
      ControlledStandups()
    }
    await run(TwoForOne(app), "with a bug, on a memory", .exactlyOne)
  }

  private func run(
    _ app: any StandupsModel,
    _ place: String,
    _ expected: ScriptedRun.Expectation
  ) async {
    let run = ScriptedRun(app, expecting: expected)
    title = "Run \(verdicts.count + 1) · \(place)"
    self.run = run
    await run.start()
    let isGreen = run.check == .passed(expected)
    let rows = "\(run.found) before, \(app.standups.count) after one tap"
    let check = expected == .exactlyOne ? "exactly one" : "at least one"
    verdicts.append(
      Verdict(
        isGreen: isGreen,
        sentence: "\(title) · \(rows) · \(check): \(isGreen ? "passes" : "fails")"
      )
    )
  }
}

/// A list with a bug: one tap adds two rows.
@MainActor
final class TwoForOne: StandupsModel {
  private let app: any StandupsModel

  init(_ app: any StandupsModel) { self.app = app }

  var standups: [Standup] { app.standups }
  var saving: Saving { app.saving }

  func addButtonTapped() {
    app.addButtonTapped()
    app.addButtonTapped()
  }

  func removeButtonTapped() { app.removeButtonTapped() }

  func saved() async { await app.saved() }
}
