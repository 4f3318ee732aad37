import Dependencies
import DependenciesTestSupport
import Foundation
import Stage
import Testing

@testable import PersistenceChapter

@MainActor
@Suite struct ScriptOfTheDemo {
  private func run(on dataManager: DataManager) async -> ScriptedRun {
    let run = withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = dataManager
    } operation: {
      ScriptedRun(ControlledStandups())
    }
    await run.start()
    return run
  }

  @Test func `it passes on a memory of its own, every time`() async {
    for _ in 1...3 {
      let run = await run(on: .mock())
      #expect(run.check == .passed)
      #expect(run.app.saving == .done)
    }
  }

  @Test func `what a person does after the check is not what was checked`() async {
    let run = await run(on: .mock())
    #expect(run.verdict == "check passed: I added one, there is exactly one")
    #expect(run.mood == .good)
    run.personTaps { $0.addButtonTapped() }
    #expect(run.app.standups.count == 2)
    #expect(
      run.verdict
        == "before you changed the list: check passed: I added one, there is exactly one"
    )
    #expect(run.mood == .neutral)
  }

  @Test func `it passes once on a memory that outlives it, and then fails`() async {
    let disk = DataManager.mock()
    #expect(await run(on: disk).check == .passed)
    #expect(await run(on: disk).check == .failed(count: 2))
    #expect(await run(on: disk).check == .failed(count: 3))
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
      "It asks the compiler four times. To run it, set WORKBOOK_END_TO_END=1."
    )
  )
  func `the compiler refuses two clients, and each has its cure`() async {
    var verdicts: [String] = []
    for lines in ClientLines.all { verdicts.append(await lines.verdict()) }
    #expect(verdicts[0].hasPrefix("error: stored property 'save' of 'Sendable'-conforming struct"))
    #expect(verdicts[2].hasPrefix("error: mutation of captured var 'saved'"))
    #expect([verdicts[1], verdicts[3]] == ["It compiles.", "It compiles."])
  }
}
