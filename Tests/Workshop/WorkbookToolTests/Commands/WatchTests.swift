import Clocks
import Course
import Dependencies
import PlantedCourses
import Stage
import TestTerminals
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

@MainActor
@Suite struct Watching {
  let workbook = try! PlantedCourse.small()
  let clock = TestClock()
  let printed = CapturedOutput()
  let errors = LockIsolated<[String]>([])
  /// The number of judgements that began, and of those that were ended before their verdict.
  let asked = LockIsolated(0)
  let ended = LockIsolated(0)
  /// Between two looks at the files.
  let buildTime = Duration.milliseconds(2_100)

  @Test func `an exercise is judged at once, and after each save`() async throws {
    let watching = try await watch()
    let first = "Watching 1.1 Boil: Exercises/01-Kettle/Boil.swift:2. Ctrl-C ends it."
    #expect(printed.lines == [first, ""])
    await clock.advance(by: buildTime)
    #expect(printed.lines[2...3] == ["1.1 Boil · guided", ""])
    let before = printed.lines.count
    try await save("// Done.")
    await clock.advance(by: buildTime)
    let after = printed.lines.dropFirst(before)
    #expect(after.prefix(2) == ["Saved: Boil.swift.", "1.1 Boil · guided"])
    #expect(after.contains("Solved: all 2 demands hold."))
    #expect(
      after.last == "Boil is still watched: save it to check it again. Ctrl-C ends it."
    )
    let course = try workbook.course
    #expect(CourseProgress(of: course).solvedCount(of: course.exercises) == 1)
    await end(watching)
  }

  @Test func `a save ends the judgement that runs, and begins another`() async throws {
    let watching = try await watch()
    await clock.advance(by: .seconds(1))
    try await save("// Done.")
    #expect(asked.value == 2)
    #expect(ended.value == 1)
    await clock.advance(by: buildTime)
    #expect(printed.lines.filter { $0.hasPrefix("1.1 Boil") }.count == 1)
    #expect(printed.lines.contains("Solved: all 2 demands hold."))
    await end(watching)
  }

  @Test(
    arguments: [
      ("Boil.swift", "//\n// TODO: Do it.\n", false), ("Boil.swift", nil, true),
      ("Tests/BoilTests.swift", "// Something else.", true), ("Water.swift", "// New.", true),
      (".Boil.swift.swp", "", false), ("Boil.swift~", "", false), ("4913", "", false),
    ] as [(String, String?, Bool)]
  )
  func `what counts is a change of the exercise, of its tests, or of what all share`(
    file: String,
    text: String?,
    counts: Bool
  ) async throws {
    let watching = try await watch()
    let path = "Exercises/01-Kettle/\(file)"
    if let text { try workbook.write(path, text) } else { try workbook.remove(path) }
    await clock.advance(by: CommandContext.watchInterval)
    #expect(asked.value == (counts ? 2 : 1))
    await end(watching)
    #expect(ended.value == asked.value)
    #expect(errors.value == [])
  }

  @Test func `what cannot be judged at all is said in one sentence`() async throws {
    let watching = try await watch {
      $0[Judge.self] = Judge { _, _ throws(SentenceError) in throw SentenceError("No memory.") }
    }
    #expect(errors.value == ["No memory."])
    await end(watching)
  }

  private func watch(
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async throws -> Task<Void, Never> {
    let course = try workbook.course
    let boil = try course.exercise("Boil")
    let context = workbook.context(printed.terminal) { [errors] line in
      errors.withValue { $0.append(line) }
    }
    let watching = withDependencies {
      $0.continuousClock = clock
      $0[Judge.self] = judge
      update(&$0)
    } operation: {
      Task { await context.watch(boil, in: course) }
    }
    await clock.advance()
    return watching
  }

  /// What has no `// TODO` is solved.
  private var judge: Judge {
    Judge { [asked, ended, clock, buildTime] run, _ throws(SentenceError) in
      asked.withValue { $0 += 1 }
      let exercise = run.exercises[0]
      let isSolved = exercise.root.text(of: exercise.path)?.contains("TODO") == false
      do { try await clock.sleep(for: buildTime) } catch {
        ended.withValue { $0 += 1 }
        throw .cancelled
      }
      let tests: [TestOutcome] = [isSolved ? .passed("it boils") : .cold, .passed("it stops")]
      return [Judgement(exercise, isSolved ? .solved : .unsolved, tests)]
    }
  }

  private func end(_ watching: Task<Void, Never>) async {
    watching.cancel()
    await watching.value
  }

  private func save(_ text: String) async throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", text)
    await clock.advance(by: CommandContext.watchInterval)
  }
}
