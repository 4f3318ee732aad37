import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Toolchain
@testable import Workbook

/// Whole answers of `check`, for each thing that can become of an exercise.
@MainActor
@Suite struct Checks {
  let workbook = try! PlantedCourse.small()

  @Test func `an exercise passes`() async {
    let answer = await check("check Boil", .solved, .passed("it boils"), .passed("it stops"))
    expectNoDifference(
      answer,
      Answer(
        said: """
          1.1 Boil · guided

            ✔ 1  It `boils`.
            ✔ 2  It stops.

          Solved: all 2 demands hold.

          Next: 1.2 Whistle · applied, about 5 minutes
             task       Exercises/01-Kettle/README.md:10
             edit       Exercises/01-Kettle/Whistle.swift:1
             swift run workbook check Whistle               is it right?
             swift run workbook solution Boil               ours beside yours, for the one that you have solved
          """
      )
    )
  }

  @Test func `a demand does not hold`() async {
    let answer = await check("check Boil", .unsolved, .cold, .passed("it stops"))
    expectNoDifference(
      answer,
      Answer(
        said: """
          1.1 Boil · guided

            ✘ 1  It `boils`.
                   Three minutes have passed, and the water is cold.
                   looked at  kettle.degrees
                   expected   100
                   got        20
                   test       Exercises/01-Kettle/Tests/BoilTests.swift:4
            ✔ 2  It stops.

             edit       Exercises/01-Kettle/Boil.swift:2

          1 of 2 demands holds.

          Next:
             swift run workbook check Boil                  when you have edited it
             swift run workbook watch Boil                  the same after each save
             swift run workbook hint Boil                   one hint more
          """,
        code: .notYet
      )
    )
  }

  @Test func `several do not hold: each says one thing, and the first one what was expected`() async
  {
    let answer = await check("check Boil", .unsolved, .cold, .coldAgain, .overflowing)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "Next:"),
      """
        ✘ 1  It `boils`.
               Three minutes have passed, and the water is cold.
               looked at  kettle.degrees
               expected   100
               got        20
               found      2 times
               test       Exercises/01-Kettle/Tests/BoilTests.swift:4
        ✘ 2  It stops.
               It is still on.

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      --all tells all that is not true.
      """
    )
  }

  @Test func `with --all, everything is told, and what differs by its argument alone once`() async {
    let answer = await check("check Boil --all", .unsolved, .coldAgain, .overflowing)
    expectNoDifference(
      answer.said.between("  ✘ 2", and: "Next:"),
      """
        ✘ 2  It stops.

               It is still on.
               test       Exercises/01-Kettle/Tests/BoilTests.swift:9

               A kettle of 3 litres runs over.
               with       litres → 3
               says       an error was expected but none was thrown
               found      2 times
               test       Exercises/01-Kettle/Tests/BoilTests.swift:13

         edit       Exercises/01-Kettle/Boil.swift:2

      0 of 2 demands hold.
      """
    )
  }

  @Test func `a sentence that ends in a colon is told with its values`() async {
    let answer = await check("check Boil", .unsolved, .cold, .whistling)
    let told = "It whistles so often:\n         expected   0\n         got        3\n\n"
    #expect(answer.said.contains(told))
    #expect(answer.said.contains("--all tells all"), "It tells where the second one was found.")
  }

  @Test func `what was told above is not told again`() async {
    let answer = await check("check Boil", .unsolved, .cold, .alsoCold)
    #expect(answer.said.contains("  ✘ 2  It stops.\n         As under 1.\n"))
  }

  @Test func `what a test may not have come to, and what did not run, does not hold`() async {
    let some = await check("check Boil", .unsolved, .passed("it boils"), .coldAgain(7))
    #expect(some.said.contains("  · 2  It stops.  (its test failed before it came to this)\n"))
    #expect(some.said.contains("\n0 of 2 demands hold.\n"))
    let none = await check("check Boil", .unsolved, .cold)
    #expect(none.said.contains("  · 2  It stops.  (its tests did not run)\n"))
  }

  @Test func `a test that belongs to no demand is told by its name`() async throws {
    try workbook.write("Exercises/01-Kettle/Tests/BoilTests.swift", "")
    let answer = await check("check Boil", .unsolved, .cold)
    #expect(answer.said.contains("  ✘    it boils\n         Three minutes have passed"))
  }

  @Test func `what the code of the exercise reports is at its line`() async {
    let answer = await check("check Boil", .unsolved, .unasked)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               Unimplemented: Kettle.boil
               It was called with (3, [9]).
               at         Exercises/01-Kettle/Boil.swift:3
      """
    )
  }

  @Test func `of several exercises, only the first says what is not true`() async {
    let answer = await check("check Kettle", .unsolved, .cold, .passed("it stops"))
    expectNoDifference(
      answer.said.between("1.2 ", and: "Next:"),
      """
      1.2 Whistle · applied

        ✘ 1  It `boils`.
        ✔ 2  It stops.

      1 of 2 demands holds.
      """
    )
  }

  @Test func `of long texts the beginning is told, and of values where they differ`() async {
    let answer = await check("check Boil", .unsolved, .talkative)
    expectNoDifference(
      answer.said.between("  ✘ 1", and: "  · 2"),
      """
        ✘ 1  It `boils`.
               The kettle hears another list.
                 −   18
                 +   19
               looked at  kettle.heard
               expected   … "eighteen", "nineteen", "twenty"]
               got        … "nineteen", "twenty", "twenty-one", "twenty-two", "twenty-three…
               test       Exercises/01-Kettle/Tests/BoilTests.swift:4
      """
    )
  }

  @Test func `an exercise crashes`() async {
    let answer = await check(
      "check Boil",
      .crashed(how: "signal 4, illegal instruction"),
      .running,
      .waiting
    )
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

        ✘ 1  It `boils`.  (its test did not end)
        · 2  It stops.  (its tests did not run)

      The tests crashed: signal 4, illegal instruction.
      At that moment this ran:

         test       Exercises/01-Kettle/Tests/BoilTests.swift:3  it boils

      Something traps: an index out of range, a forced nil, an overflow, a fatalError. The place to \
      look at is yours:
         edit       Exercises/01-Kettle/Boil.swift:2
      """
    )
    #expect(answer.code == .noVerdict)
  }

  @Test func `an exercise never ends`() async {
    let answer = await check(
      "check Boil --limit 7",
      .hung(after: .seconds(7)),
      .passed("it stops"),
      .running
    )
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

        ✘ 1  It `boils`.  (its test did not end)
        ✔ 2  It stops.

      No test ended for 7 seconds, so they were stopped.
      At that moment this ran:

         test       Exercises/01-Kettle/Tests/BoilTests.swift:3  it boils

      Something waits for what never comes: real time, a continuation that is not resumed, a loop \
      without an end. The place to look at is yours:
         edit       Exercises/01-Kettle/Boil.swift:2
      """
    )
    #expect(answer.code == .noVerdict)
  }

  @Test func `a property wrapper that the compiler refuses leads to the lesson`() async throws {
    let lesson = "# Kettle\n\nWrite `@ObservationIgnored` before it.\n\n## On stage\n"
    try workbook.write("Chapters/02-Oven/README.md", lesson)
    let output = CompilerOutput(
      text: "error: property wrapper cannot be applied to a computed property",
      file: nil,
      line: nil
    )
    let answer = await check("check Boil", .doesNotCompile(output))
    #expect(answer.said.contains("   lesson     Chapters/02-Oven/README.md:3\n"))
  }

  @Test func `an exercise does not compile, and the compiler is quoted`() async {
    let output = CompilerOutput(
      text: "Exercises/01-Kettle/Boil.swift:4:3: error: cannot find 'clok' in scope",
      file: "Exercises/01-Kettle/Boil.swift",
      line: 4
    )
    let answer = await check("check Boil", .doesNotCompile(output))
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

      It does not compile. The compiler says:

      Exercises/01-Kettle/Boil.swift:4:3: error: cannot find 'clok' in scope

         edit       Exercises/01-Kettle/Boil.swift:4
      """
    )
    #expect(answer.code == .doesNotCompile)
  }

  @Test func `no test is no pass`() async {
    let answer = await check("check Boil", .ranNothing)
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

      No test ran, so nothing is proved.
      Exercises/01-Kettle/Tests/BoilTests.swift should have a suite named Boil: get it back from \
      your clone, and check again.
      """
    )
    #expect(answer.code == .noVerdict)
  }

  @Test func `there is nothing to do when all of it is solved`() async {
    _ = await check("check all", .solved, .passed("it boils"))
    await workbook.expect(
      "check",
      said: """
        All 3 exercises are solved. To check them again:
          swift run workbook check all
        """
    )
  }

  @Test func `without a word, the next exercise is checked`() async {
    _ = await check("check 1.1", .solved, .passed("it boils"))
    let answer = await check("check", .solved, .passed("it whistles"))
    #expect(answer.said.hasPrefix("1.2 Whistle"))
  }

  @Test func `what does not compile is worse than what fails`() async {
    let answer = await workbook.run("check Kettle") {
      $0[Judge.self] = Judge { run, _ in
        let output = CompilerOutput(text: "error", file: nil, line: nil)
        return [
          Judgement(run.exercises[0], .doesNotCompile(output)),
          Judgement(run.exercises[1], .unsolved, [.cold]),
        ]
      }
    }
    #expect(answer.code == .doesNotCompile)
    #expect(answer.said.contains("the water is cold") == false)
  }

  @Test func `without a toolchain there is one sentence`() async {
    let answer = await workbook.run("check Boil") {
      $0[Judge.self] = Judge { _, _ throws(ToolchainError) in throw .noSwift }
    }
    expectNoDifference(
      answer,
      Answer(
        complaints: """
          There is no swift on your PATH: install a toolchain from https://www.swift.org/install, \
          and open a new terminal.
          """,
        code: .unavailable
      )
    )
  }

  @Test func `through a pipe, the first build is told with how long it takes`()
    async throws
  {
    try workbook.remove(".build/check")
    let answer = await check("check Boil", .solved, .passed("it boils"))
    #expect(answer.complaints == FirstBuild.sentence)
  }

  @Test func `a program gets the same as JSON`() async {
    let answer = await check("check Boil --json", .unsolved, .overflowing)
    expectNoDifference(
      answer.said,
      """
      {
        "exercises" : [
          {
            "demands" : [
              {
                "number" : 1,
                "state" : "didNotRun",
                "text" : "It `boils`."
              },
              {
                "number" : 2,
                "state" : "fails",
                "text" : "It stops."
              }
            ],
            "exercise" : "01-Kettle/Boil",
            "file" : "Exercises/01-Kettle/Boil.swift",
            "tests" : [
              {
                "end" : "failed",
                "file" : "Exercises/01-Kettle/Tests/BoilTests.swift",
                "issues" : [
                  {
                    "argument" : "litres → 3",
                    "comment" : "A kettle of 3 litres runs over.",
                    "file" : "Exercises/01-Kettle/Tests/BoilTests.swift",
                    "line" : 13,
                    "text" : "Expectation failed: an error was expected but none was thrown"
                  },
                  {
                    "argument" : "litres → 4, 5",
                    "comment" : "A kettle of 4, 5 litres runs over.",
                    "file" : "Exercises/01-Kettle/Tests/BoilTests.swift",
                    "line" : 13,
                    "text" : "Expectation failed: an error was expected but none was thrown"
                  }
                ],
                "line" : 12,
                "name" : "it holds what it is made for"
              }
            ],
            "verdict" : "unsolved"
          }
        ],
        "next" : "01-Kettle/Boil"
      }
      """
    )
  }

  private func check(_ line: String, _ verdict: Verdict, _ tests: TestOutcome...) async -> Answer {
    await withDependencies {
      $0[Judge.self] = .saying(verdict, tests)
    } operation: {
      await workbook.run(line)
    }
  }
}

extension TestOutcome {
  private static let file = "Exercises/01-Kettle/Tests/BoilTests.swift"

  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: file, line: name == "it stops" ? 12 : 3, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: file, line: 3, end: .neverEnded)

  static let waiting = TestOutcome(name: "it stops", file: file, line: 12, end: .neverStarted)

  private static func failed(_ name: String, _ line: Int, _ issues: TestIssue...) -> TestOutcome {
    TestOutcome(name: name, file: file, line: line, end: .failed, issues: issues)
  }

  private static func coldWater(_ line: Int) -> TestIssue {
    TestIssue(
      comment: "Three minutes have passed, and the water is cold.",
      text: "Expectation failed: (kettle.degrees → 20) == 100",
      file: file,
      line: line
    )
  }

  private static func overflow(_ litres: Any) -> TestIssue {
    TestIssue(
      comment: "A kettle of \(litres) litres runs over.",
      text: "Expectation failed: an error was expected but none was thrown",
      argument: "litres → \(litres)",
      file: file,
      line: 13
    )
  }

  static let cold = failed("it boils", 3, coldWater(4))

  static let alsoCold = failed("it stops", 12, coldWater(13))

  static let whistling = failed(
    "it stops",
    12,
    TestIssue(comment: "It whistles so often:", text: whistles, file: file, line: 13)
  )

  private static let whistles = "Expectation failed: (kettle.whistles → 3) == 0"

  static let overflowing = failed("it holds what it is made for", 12, overflow(3), overflow("4, 5"))

  /// It fails for the first demand, and goes on to the second.
  static let coldAgain = failed(
    "it boils again",
    6,
    coldWater(7),
    TestIssue(
      comment: "It is still on.",
      text: "Expectation failed: kettle.isOff → false",
      argument: "state → still on",
      file: file,
      line: 9
    )
  )

  static func coldAgain(_ line: Int) -> TestOutcome { failed("it boils again", 6, coldWater(line)) }

  static let unasked = failed(
    "it boils",
    3,
    TestIssue(
      comment: "Unimplemented: Kettle.boil\n\nIt was called with (3, [9]). Override it, or not.",
      text: "Issue recorded",
      file: "Exercises/01-Kettle/Boil.swift",
      line: 3
    )
  )

  static let talkative = failed(
    "it boils",
    3,
    TestIssue(
      comment:
        "The kettle hears another list.\n\n    [\n  −   18\n  +   19\n    ]\n\n(First: −, Second: +)",
      text: """
        Expectation failed: (kettle.heard → ["one", "seventeen", "nineteen", "twenty", "twenty-one", \
        "twenty-two", "twenty-three", "twenty-four"]) == ["one", "seventeen", "eighteen", "nineteen", \
        "twenty"]
        """,
      file: file,
      line: 4
    )
  )
}

extension String {
  /// From the line that begins with one text to the line before one that begins with another.
  fileprivate func between(_ first: String, and last: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { $0.hasPrefix(first) } ?? lines.startIndex
    let end = lines.firstIndex { $0.hasPrefix(last) } ?? lines.endIndex
    return lines[begin..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
