import TestTools
import Testing

@testable import PersistenceChapter

@MainActor
@Suite(
  .enabled(
    if: Pain.isWanted,
    "It saves to your disk: it passes once, then fails. To feel it, set WORKBOOK_PAIN=1, twice."
  )
)
struct PersistencePain {
  @Test func `after one is added, there is exactly one`() async {
    let run = ScriptedRun(UncontrolledStandups())
    await run.start()
    #expect(run.app.saving == .done)
    #expect(run.app.standups.count == 1, "Run swift run Persistence reset, and it passes: once.")
  }
}
