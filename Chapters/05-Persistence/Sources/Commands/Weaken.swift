import ChapterKit
import Dependencies
import OutsideWorld
import Stage

extension DemoCommand {
  /// The proposal that a room makes: check for at least one. It ends with 1, because the last check
  /// has to fail.
  static let weaken = DemoCommand(
    "weaken",
    "A check for at least one, a bug that it lets pass, and the exact check on a memory."
  ) { _, terminal in
    let runs = WeakenedRuns()
    let code = await RunEnvironment.real.show(on: terminal) { [.weakened(runs)] }
    return code == 0 && runs.isCaught ? 1 : code
  }
}

extension Scene {
  /// The list of the run that goes on, and below it what each run has come to.
  fileprivate static func weakened(_ runs: WeakenedRuns) -> Scene {
    Scene("weaken", runs) { runs, _ in
      VStack {
        Box(runs.title) {
          List(runs.rows) { Text($0) }.limited(rows: min(8, runs.rows.count))
        }
        .limited(columns: 64)
        for verdict in runs.verdicts { Note(verdict.sentence, verdict.isGreen ? .good : .bad) }
        if runs.isCaught { Note("one tap, two rows", .bad, isLarge: true) }
      }
    } line: { runs in
      runs.verdicts.last?.sentence
    } run: { runs in
      await runs.start()
    }
  }
}
