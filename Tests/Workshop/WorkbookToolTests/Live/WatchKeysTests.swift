import ConcurrencyExtras
import Course
import Dependencies
import PlantedCourses
import Stage
import Testing

@testable import Toolchain
@testable import WorkbookTool

/// What a person does while an exercise is watched.
extension Watching {
  @Test func `after a pass the exercise stays, until the person goes on`() async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    try await save("// Done.")
    await clock.advance(by: .seconds(60))
    #expect(model.exercise.name == "Boil")
    #expect(
      model.report.suffix(2).map(\.text) == [
        "Next: 1.2 Whistle · applied, about 5 minutes",
        "   swift run workbook watch Whistle               or press n",
      ]
    )
    model.nextTapped()
    #expect(model.judgement == nil)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(judge.asked.value.last == "Whistle")
    #expect(model.judgement?.exercise.name == "Whistle")
    try workbook.write("Exercises/01-Kettle/Whistle.swift", "// Done.")
    changes.notify()
    await clock.advance(by: WatchModel.quiet)
    #expect(model.news == "Saved: Whistle.swift.")
    await end(appearance)
  }

  @Test func `a person may go on in the middle of a judgement`() async throws {
    let (model, appearance) = try await watch("Boil")
    model.nextTapped()
    await clock.advance()
    #expect(judge.ended.value == 1)
    #expect(judge.asked.value == ["Boil", "Whistle"])
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.judgement?.exercise.name == "Whistle")
    await end(appearance)
  }

  @Test func `where no other one is left, it says so`() async throws {
    for name in ["01-Kettle/Whistle", "02-Oven/Bake"] { try workbook.solve(name) }
    let (model, appearance) = try await watchUntilJudged("Boil")
    model.nextTapped()
    #expect(model.exercise.name == "Boil")
    #expect(model.statusLine.text == "There is no other one that is not solved.")
    await end(appearance)
  }

  @Test func `an exercise can be judged again without a save`() async throws {
    let (model, appearance) = try await watchUntilJudged("Boil")
    model.runAgainTapped()
    await clock.advance()
    #expect(judge.asked.value.count == 2)
    #expect(!model.isCurrent)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.news == "As before: 0 of 2 hold.")
    await end(appearance)
  }

  @Test func `a hint is shown until there is another verdict`() async throws {
    try workbook.write("Exercises/01-Kettle/Hints.md", "## Boil\n\n### 1. A question\n\nHow hot?\n")
    let (model, appearance) = try await watchUntilJudged("Boil")
    model.hintTapped()
    #expect(model.hint?.hint.text == "How hot?")
    try await save("// Done.")
    await clock.advance(by: TimedJudge.buildTime)
    #expect(model.hint == nil)
    await end(appearance)
  }
}
