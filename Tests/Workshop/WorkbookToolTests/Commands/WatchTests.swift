import Clocks
import Course
import CustomDump
import Dependencies
import PlantedCourses
import Stage
import Testing

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Watching {
  let workbook = try! PlantedCourse.small()
  let clock = TestClock()
  let judge: TimedJudge
  let printed = CapturedOutput()
  let complaints = LockIsolated<[String]>([])

  init() { judge = TimedJudge(clock: clock) }

  @Test func `an exercise is judged at once, and after each save`() async throws {
    let watching = try await watch()
    let first = "Watching 1.1 Boil: Exercises/01-Kettle/Boil.swift:2. Ctrl-C ends it."
    #expect(printed.lines == [first, ""])
    await clock.advance(by: TimedJudge.buildTime)
    #expect(printed.lines[2...3] == ["1.1 Boil · guided", ""])
    let before = printed.lines.count
    try await save("// Done.")
    await clock.advance(by: TimedJudge.buildTime)
    expectNoDifference(
      printed.lines.dropFirst(before).joined(separator: "\n"),
      """
      Saved: Boil.swift.
      1.1 Boil · guided

        ✔ 1  It `boils`.
        ✔ 2  It stops.

      Solved: all 2 demands hold.

      Next: 1.2 Whistle · applied, about 5 minutes
         task       Exercises/01-Kettle/README.md:10
         edit       Exercises/01-Kettle/Whistle.swift:1
         swift run workbook check Whistle               is it right?
         swift run workbook solution Boil               ours next to yours

      Boil is still watched: save it to check it again. Ctrl-C ends it.
      """
    )
    #expect(CourseProgress(of: try workbook.course).solvedCount == 1)
    await end(watching)
  }

  @Test func `a save ends the judgement that runs, and begins another`() async throws {
    let watching = try await watch()
    await clock.advance(by: .seconds(1))
    try await save("// Done.")
    #expect(judge.asked.value == 2)
    #expect(judge.ended.value == 1)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(printed.lines.filter { $0.hasPrefix("1.1 Boil") }.count == 1)
    #expect(printed.lines.contains("Solved: all 2 demands hold."))
    await end(watching)
  }

  @Test func `a verdict on what was changed in the last moment is not shown`() async throws {
    let watching = try await watch()
    await clock.advance(by: .milliseconds(2_050))
    try write("Boil.swift", "// Done.")
    await clock.advance(by: .milliseconds(50))
    #expect(printed.lines.count == 2)
    await clock.advance(by: TimedJudge.buildTime)
    #expect(judge.asked.value == 2)
    await end(watching)
  }

  @Test(arguments: [
    ("Tests/BoilTests.swift", true), ("Tests/Kettles.swift", true), ("Water.swift", true),
    ("Whistle.swift", false), ("Tests/WhistleTests.swift", false),
    (".Boil.swift.swp", false), ("Boil.swift~", false), ("4913", false),
  ])
  func `what counts is the exercise, its tests, and what all share`(
    path: String,
    counts: Bool
  ) async throws {
    let watching = try await watch()
    try write(path, "// Something else.")
    await clock.advance(by: CommandContext.watchInterval)
    #expect(judge.asked.value == (counts ? 2 : 1))
    await end(watching)
  }

  @Test func `a file that is saved as it was is not judged, and one that is gone is`() async throws
  {
    let watching = try await watch()
    try await save("//\n// TODO: Do it.\n")
    #expect(judge.asked.value == 1)
    try workbook.remove("Exercises/01-Kettle/Boil.swift")
    await clock.advance(by: CommandContext.watchInterval)
    #expect(judge.asked.value == 2)
    await end(watching)
  }

  @Test func `what cannot be judged at all is said in one sentence`() async throws {
    let watching = try await watch {
      $0[Judge.self] = Judge { _, _ throws(ToolchainError) in throw .cannotRun(reason: "no memory")
      }
    }
    #expect(complaints.value == ["swift cannot be run: no memory."])
    await end(watching)
  }

  @Test func `when it ends, nothing runs any more`() async throws {
    let watching = try await watch()
    await end(watching)
    #expect(judge.ended.value == 1)
    #expect(complaints.value == [])
  }

  private func watch(
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async throws -> Task<Void, Never> {
    let course = try workbook.course
    let boil = try course.exercise("Boil")
    let context = workbook.context(printed.terminal) { [complaints] line in
      complaints.withValue { $0.append(line) }
    }
    let watching = withDependencies {
      $0.continuousClock = clock
      $0[Judge.self] = judge.judge
      update(&$0)
    } operation: {
      Task { await context.watch(boil, in: course) }
    }
    await clock.advance()
    return watching
  }

  private func end(_ watching: Task<Void, Never>) async {
    watching.cancel()
    await watching.value
  }

  private func save(_ text: String) async throws {
    try write("Boil.swift", text)
    await clock.advance(by: CommandContext.watchInterval)
  }

  private func write(_ path: String, _ text: String) throws {
    try workbook.write("Exercises/01-Kettle/\(path)", text)
  }
}
