import Dependencies
import DependenciesTestSupport
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
    #expect(await run(on: disk).check == .passed(.exactlyOne))
    #expect(await run(on: disk).check == .failed(count: 2))
    #expect(await run(on: disk).check == .failed(count: 3))
  }

  @Test func `a list that could not be loaded is not checked`() async {
    let run = await run(on: .failToLoad)
    #expect(run.check == .impossible)
    #expect(run.verdict == "no check: what was saved could not be loaded")
  }

  @Test func `a check for at least one passes with two rows for one tap, an exact one fails`() async
  {
    let disk = DataManager.mock()
    let runs = WeakenedRuns {
      withDependencies {
        $0.continuousClock = ImmediateClock()
        $0.dataManager = disk
      } operation: {
        ControlledStandups()
      }
    }
    await runs.start()
    #expect(
      runs.verdicts.map(\.sentence) == [
        "Run 1 · on the disk · 0 before, 1 after one tap · at least one: passes",
        "Run 2 · on the disk · 1 before, 2 after one tap · at least one: passes",
        "Run 3 · with a bug · 2 before, 4 after one tap · at least one: passes",
        "Run 4 · with a bug, on a memory · 0 before, 2 after one tap · exactly one: fails",
      ]
    )
    #expect(runs.isCaught)
  }
}
