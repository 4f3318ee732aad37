import Course
import CustomDump
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing
import Toolchain

@testable import Workbook

/// Whole answers of `check`, for each thing that can become of an exercise.
@MainActor
@Suite struct Checks {
  let workbook = try! SmallCourse()

  @Test func `an exercise passes`() async {
    let answer = await check("check Boil", .solved([.passed("it boils"), .passed("it stops")]))
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
          1.1 Boil · guided

            ✔ 1  it boils
            ✔ 2  it stops

          Solved: all 2 tests pass.

          Next: 1.2 Whistle · applied, about 5 minutes
             task       Exercises/01-Kettle/README.md:7
             edit       Exercises/01-Kettle/Whistle.swift:1
             swift run workbook check Whistle               is it right?
             swift run workbook solution Boil               ours beside yours, for the one that you have solved
          """
      )
    )
  }

  @Test func `one test fails`() async {
    let answer = await check("check Boil", .unsolved([.passed("it stops"), .cold]))
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
          1.1 Boil · guided

            ✔ 1  it stops
            ✘ 2  it boils

          1 of 2 tests passes.

          2  it boils
             Three minutes have passed, and the water is cold.

             looked at  kettle.degrees
             expected   100
             got        20
             test       Exercises/01-Kettle/Tests/BoilTests.swift:12
             edit       Exercises/01-Kettle/Boil.swift:2

          Next:
             swift run workbook check Boil                  when you have edited it
             swift run workbook watch Boil                  the same after each save
             swift run workbook hint Boil                   one hint more
          """,
        code: .notYet
      )
    )
  }

  @Test func `several tests fail, and the first is told in full`() async {
    let answer = await check("check Boil", .unsolved([.cold, .cold, .parameterised]))
    expectNoDifference(
      answer.said.between("0 of 3", and: "Next:"),
      """
      0 of 3 tests pass.

      1  it boils
         Three minutes have passed, and the water is cold.

         looked at  kettle.degrees
         expected   100
         got        20
         also in    2
         test       Exercises/01-Kettle/Tests/BoilTests.swift:12
         edit       Exercises/01-Kettle/Boil.swift:2

      1 more thing is not true yet: --all tells it.
      """
    )
  }

  @Test func `what the code of the exercise reports is edited where it is reported`() async {
    let answer = await check("check Boil", .unsolved([.unasked]))
    expectNoDifference(
      answer.said.between("0 of 1", and: "Next:"),
      """
      0 of 1 tests pass.

      1  it boils
         The kettle has no clock.

         edit       Exercises/01-Kettle/Boil.swift:3
      """
    )
  }

  @Test func `of several exercises, only the first failure of all is told in full`() async {
    let answer = await check("check Kettle", .unsolved([.cold]))
    expectNoDifference(
      answer.said.between("1.2 ", and: "Next:"),
      """
      1.2 Whistle · applied

        ✘ 1  it boils

      0 of 1 tests pass.
      """
    )
  }

  @Test func `all failures are told, a parameterised one with its argument`() async {
    let answer = await check("check Boil --all", .unsolved([.cold, .parameterised]))
    expectNoDifference(
      answer.said.between("2  it holds", and: "Next:"),
      """
      2  it holds what it is made for
         A kettle of this size runs over.

         with       litres → 3
         says       an error was expected but none was thrown
         test       Exercises/01-Kettle/Tests/BoilTests.swift:30
         edit       Exercises/01-Kettle/Boil.swift:2
      """
    )
  }

  @Test func `an exercise crashes`() async {
    let answer = await check(
      "check Boil",
      .crashed([.passed("it stops"), .running, .waiting], how: "signal 4, illegal instruction")
    )
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

        ✔ 1  it stops
        ✘ 2  it boils  (did not end)
        · 3  it cools  (did not begin)

      The tests crashed: signal 4, illegal instruction.
      At that moment this ran:

         test       Exercises/01-Kettle/Tests/BoilTests.swift:8  it boils

      Something traps: an index out of range, a forced nil, an overflow, a fatalError. The place to \
      look at is yours:
         edit       Exercises/01-Kettle/Boil.swift:2
      """
    )
    #expect(answer.code == .noVerdict)
  }

  @Test func `an exercise never ends`() async {
    let answer = await check("check Boil --limit 7", .hung([.running], after: .seconds(7)))
    expectNoDifference(
      answer.said.between("1.1 Boil", and: "Next:"),
      """
      1.1 Boil · guided

        ✘ 1  it boils  (did not end)

      No test ended for 7 seconds, so they were stopped.
      At that moment this ran:

         test       Exercises/01-Kettle/Tests/BoilTests.swift:8  it boils

      Something waits for what never comes: real time, a continuation that is not resumed, a loop \
      without an end. The place to look at is yours:
         edit       Exercises/01-Kettle/Boil.swift:2
      """
    )
    #expect(answer.code == .noVerdict)
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

  @Test func `a typo is answered with the nearest name`() async {
    let answer = await workbook.run("check Bowl")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        complaints: """
          There is no exercise and no chapter "Bowl". Did you mean "Boil"?
          Type: swift run workbook --help
          """,
        code: .usage
      )
    )
  }

  @Test func `there is nothing to do when all of it is solved`() async {
    _ = await check("check all", .solved([.passed("it boils")]))
    let answer = await workbook.run("check")
    expectNoDifference(
      answer,
      SmallCourse.Answer(
        said: """
          All 3 exercises are solved. To check them again:
            swift run workbook check all
          """
      )
    )
  }

  @Test func `without a word, the next exercise is checked`() async {
    _ = await check("check 1.1", .solved([.passed("it boils")]))
    let answer = await check("check", .solved([.passed("it whistles")]))
    #expect(answer.said.hasPrefix("1.2 Whistle"))
  }

  @Test func `what does not compile is worse than what fails`() async {
    let workbook = workbook
    let answer = await withDependencies {
      $0.judge = Judge { exercises, _, _ in
        zip(
          exercises,
          [
            Verdict.doesNotCompile(CompilerOutput(text: "error", file: nil, line: nil)),
            .unsolved([.cold]),
          ]
        )
        .map { Judgement($0, $1) }
      }
    } operation: {
      await workbook.run("check Kettle")
    }
    #expect(answer.code == .doesNotCompile)
    #expect(answer.said.contains("2  it boils") == false)
  }

  @Test func `without a toolchain there is one sentence`() async {
    let workbook = workbook
    let answer = await withDependencies {
      $0.judge = Judge { _, _, _ throws(ToolchainError) in throw .noSwift }
    } operation: {
      await workbook.run("check Boil")
    }
    expectNoDifference(
      answer,
      SmallCourse.Answer(
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
    try FileManager.default.removeItem(at: workbook.root.appending(path: ".build/check"))
    let answer = await check("check Boil", .solved([.passed("it boils")]))
    #expect(answer.complaints == FirstBuild.sentence)
  }

  @Test func `a program gets the same as JSON`() async {
    let answer = await check("check Boil --json", .unsolved([.parameterised]))
    expectNoDifference(
      answer.said,
      """
      {
        "exercises" : [
          {
            "exercise" : "01-Kettle/Boil",
            "file" : "Exercises/01-Kettle/Boil.swift",
            "tests" : [
              {
                "end" : "failed",
                "file" : "Exercises/01-Kettle/Tests/BoilTests.swift",
                "issues" : [
                  {
                    "argument" : "litres → 3",
                    "comment" : "A kettle of this size runs over.",
                    "file" : "Exercises/01-Kettle/Tests/BoilTests.swift",
                    "line" : 30,
                    "text" : "Expectation failed: an error was expected but none was thrown"
                  }
                ],
                "line" : 25,
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

  private func check(_ line: String, _ verdict: Verdict) async -> SmallCourse.Answer {
    let workbook = workbook
    return await withDependencies {
      $0.judge = Judge { exercises, _, _ in exercises.map { Judgement($0, verdict) } }
    } operation: {
      await workbook.run(line)
    }
  }
}

extension TestOutcome {
  private static let file = "Exercises/01-Kettle/Tests/BoilTests.swift"

  static func passed(_ name: String) -> TestOutcome {
    TestOutcome(name: name, file: file, line: 8, end: .passed)
  }

  static let running = TestOutcome(name: "it boils", file: file, line: 8, end: .neverEnded)

  static let waiting = TestOutcome(name: "it cools", file: file, line: 20, end: .neverStarted)

  static let unasked = TestOutcome(
    name: "it boils",
    file: file,
    line: 8,
    end: .failed,
    issues: [
      TestIssue(
        comment: "The kettle has no clock.",
        text: "Issue recorded",
        file: "Exercises/01-Kettle/Boil.swift",
        line: 3
      )
    ]
  )

  static let cold = TestOutcome(
    name: "it boils",
    file: file,
    line: 8,
    end: .failed,
    issues: [
      TestIssue(
        comment: "Three minutes have passed, and the water is cold.",
        text: "Expectation failed: (kettle.degrees → 20) == 100",
        file: file,
        line: 12
      )
    ]
  )

  static let parameterised = TestOutcome(
    name: "it holds what it is made for",
    file: file,
    line: 25,
    end: .failed,
    issues: [
      TestIssue(
        comment: "A kettle of this size runs over.",
        text: "Expectation failed: an error was expected but none was thrown",
        argument: "litres → 3",
        file: file,
        line: 30
      )
    ]
  )
}

extension String {
  /// The part from the line that begins with one text to the line before the one that begins with another.
  fileprivate func between(_ first: String, and last: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { $0.hasPrefix(first) } ?? lines.startIndex
    let end = lines.firstIndex { $0.hasPrefix(last) } ?? lines.endIndex
    return lines[begin..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
