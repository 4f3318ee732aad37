import ChapterKit
import Dependencies
import Foundation
import Stage

extension Command {
  /// What a version starts as a process of its own, so that a crash ends that one and not the stage.
  static let tests = Command(
    "tests",
    "The twelve tests alone, as a version runs them in a process of their own.",
    arguments: [Argument("STUBS", among: Stubs.allCases.map(\.rawValue))],
    options: [Option("--add-event", promise: "Let the feature track \"Filter Changed\" as well.")]
  ) { invocation, _ in
    let stubs = invocation.values["STUBS"].flatMap(Stubs.init(rawValue:)) ?? .lazy
    let tracksFilter = invocation.values["--add-event"] != nil
    await withDependencies {
      $0.context = .test
    } operation: {
      await TodosUnderTest(stubs: stubs, tracksFilter: tracksFilter).runAll { report in
        guard let line = try? JSONEncoder().encode(report) else { return }
        FileHandle.standardOutput.write(line + Data("\n".utf8))
      }
    }
    return 0
  }
}
