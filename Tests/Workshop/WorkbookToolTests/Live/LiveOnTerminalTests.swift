import Clocks
import Course
import CustomDump
import Dependencies
import Foundation
import PlantedCourses
import PseudoTerminals
import Stage
import TestTools
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// Keys in, frames out.
@MainActor
@Suite(.machineTime(.seconds(60))) struct LiveOnATerminal {
  let workbook = try! PlantedCourse.small()
  let changes = PlantedChanges()
  let clock = TestClock()

  @Test func `a save is judged, and the success stays on the terminal`()
    async throws
  {
    let pseudo = PseudoTerminal(columns: 64, rows: 20)
    let before = pseudo.settings
    let course = try workbook.course
    let boil = try course.exercise("Boil")
    async let code = live { await context(pseudo).watch(boil, in: course) }
    var screen = pseudo.screen
    await pseudo.look(for: "… checking Boil · Compiling Boil.swift", on: &screen)
    await clock.advance(by: TimedJudge.buildTime)
    await pseudo.look(for: "0 of 2 demands hold.", on: &screen)
    try workbook.write(boil.path, "// Done.")
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
    await pseudo.look(for: "Saved: Boil.swift. … checking Boil", on: &screen)
    await clock.advance(by: TimedJudge.buildTime)
    await pseudo.look(for: "Now: 2 of 2 hold.", on: &screen)
    expectNoDifference(
      screen.text,
      """
      Watching 1.1 Boil · Exercises/01-Kettle/Boil.swift:1
      Saved: Boil.swift. Now: 2 of 2 hold. Before: 0 of 2 hold.
      ────────────────────────────────────────────────────────────────
      1.1 Boil · guided

        ✔ 1  It `boils`.
        ✔ 2  It stops.

          ▴  ▴ ◆✦  ◆  ▪  ◆◆◆  ▴▪  ▴* *  ●  ◆  ✦  ● ✦  ▴
          ◆*  ▪▴ ▪● ◆● ◆  ◆✦ ▴ ◆  ▪◆* ▪  *●▴

      Solved: all 2 demands hold.

      Next: 1.2 Whistle · applied, about 5 minutes
         swift run workbook watch Whistle               or press n




       n next · h hint · r run again · f all failures · q quit
      """
    )
    pseudo.type("q")
    #expect(await code == .success)
    #expect(pseudo.settings == before)
    _ = await pseudo.read(through: "␛[?1049l")
    let left = await pseudo.read(through: "or press n")
    #expect(left.contains("Solved: all 2 demands hold.") && left.contains("1.2 Whistle"))
  }

  private func context(_ pseudo: PseudoTerminal) -> CommandContext {
    workbook.context(pseudo.terminal())
  }

  private func live(_ body: @MainActor () async -> ExitCode) async -> ExitCode {
    await withDependencies {
      $0.continuousClock = clock
      $0[FileChanges.self] = changes.client
      $0[Judge.self] = TimedJudge(clock: clock).judge
    } operation: {
      await body()
    }
  }
}
