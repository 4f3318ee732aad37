import CustomDump
import Dependencies
import OperatingSystem
import PlantedCourses
import Testing
import Usage

@testable import Toolchain
@testable import WorkbookTool

/// Whole answers of `check`, for each verdict.
@MainActor
@Suite struct Checks {
  let workbook = try! PlantedCourse.small()

  @Test func `an exercise passes`() async {
    await workbook.expect(
      """
      $ check Boil
      1.1 Boil · guided

        ✔ 1  It `boils`.
        ✔ 2  It stops.

      Solved: all 2 demands hold.

      Next: 1.2 Whistle · applied, about 5 minutes
         task       Exercises/01-Kettle/README.md:10
         edit       Exercises/01-Kettle/Whistle.swift:2
         swift run workbook check Whistle               is it right?
         swift run workbook solution Boil               ours next to yours
      """
    ) { $0[Judge.self] = .saying(.solved, [.passed("it boils"), .passed("it stops")]) }
    // Without a word, the next exercise is checked; and nothing, when all of it is solved.
    let next = await workbook.check("check", .solved, .passed("it boils"))
    #expect(next.output.hasPrefix("1.2 Whistle"))
    _ = await workbook.check("check all", .solved, .passed("it boils"))
    await workbook.expect(
      """
      $ check
      All 3 exercises are solved.
      Every lesson ends with an experiment; have you tried them?
         swift run workbook solution EXERCISE           ours next to yours
         swift run workbook check all                   all of it once more
      """
    )
  }

  @Test func `a demand does not hold`() async throws {
    try workbook.write("Exercises/01-Kettle/Boil.swift", "//\n// TODO: Do it.\nlet mine = 1\n")
    await workbook.expect(
      """
      $ check Boil
      1.1 Boil · guided

        ✘ 1  It `boils`.
               Three minutes have passed, and the water is cold.
               looked at  kettle.degrees
               expected   100
               got        20
               test       Exercises/01-Kettle/Tests/BoilTests.swift:3
        ✔ 2  It stops.

         edit       Exercises/01-Kettle/Boil.swift:3

      1 of 2 demands holds.

      Next:
         swift run workbook watch Boil                  check after each save
         swift run workbook hint Boil                   when you are stuck
      exit 1
      """
    ) { $0[Judge.self] = .saying(.unsolved, [.cold, .passed("it stops")]) }
  }

  @Test(
    arguments: [
      (
        .crashed(how: "signal 4, illegal instruction"), [.running, .waiting],
        """
          ✘ 1  It `boils`.  (its test did not end)
          · 2  It stops.  (not looked at yet)

        The tests crashed: signal 4, illegal instruction.
        At that moment this ran:

           test       Exercises/01-Kettle/Tests/BoilTests.swift:2  it boils

        Something traps: an index out of range, a forced nil, an overflow, a fatalError. The place to \
        look at is yours:
           edit       Exercises/01-Kettle/Boil.swift:2
        """
      ),
      (
        .hung(after: .seconds(7)), [.running, .waiting],
        """
          ✘ 1  It `boils`.  (its test did not end)
          · 2  It stops.  (not looked at yet)

        The tests made no progress for 7 seconds, so they were stopped.
        At that moment this ran:

           test       Exercises/01-Kettle/Tests/BoilTests.swift:2  it boils

        Something waits for what never comes: real time, a continuation that is not resumed, a loop \
        without an end, or one on a clock that never waits. The place to look at is yours:
           edit       Exercises/01-Kettle/Boil.swift:2
        """
      ),
      (
        .ranNothing, [],
        """
        No test ran, so nothing is proved.
        Exercises/01-Kettle/Tests/BoilTests.swift should have a suite named Boil: get it back from \
        your clone, and check again.
        """
      ),
    ] as [(Verdict, [TestOutcome], String)]
  )
  func `there is no verdict`(verdict: Verdict, tests: [TestOutcome], report: String) async {
    await workbook.expect(
      """
      $ check Boil
      1.1 Boil · guided

      \(report)

      Next:
         swift run workbook watch Boil                  check after each save
         swift run workbook hint Boil                   when you are stuck
      exit 1
      """
    ) { $0[Judge.self] = .saying(verdict, tests) }
  }

  @Test func `a program that an answer leaves behind is said in a sentence`() async {
    let answer = await workbook.run("check Boil") {
      $0[Judge.self] = Judge { run, _ in
        var judgement = Judgement(run.exercises[0], .solved, [.passed("it boils")])
        judgement.leavesAProcess = true
        return [judgement]
      }
    }
    let sentence =
      "A program that your answer starts still ran when the tests were over, so it was stopped."
    #expect(answer.output.contains("\n\n\(sentence)\n"))
    #expect(answer.code == .success)
  }

  private nonisolated static let throwing = """
    invalid conversion from throwing function of type '() throws -> Int' to non-throwing function \
    type '() -> Int'
    """

  @Test(arguments: [
    ("cannot find 'clok' in scope", ""),
    (
      "property wrapper cannot be applied to a computed property",
      "In an observable class, write @ObservationIgnored before @Dependency.\n"
    ),
    (
      "mutation of captured var 'log' in concurrently-executing code",
      "A @Sendable closure may run on any thread: keep what it changes in a LockIsolated.\n"
    ),
    (
      "main actor-isolated property 'status' can not be referenced from a Sendable closure",
      "What it uses belongs to the main actor: declare the closure as @MainActor @Sendable.\n"
    ),
    (
      "\(throwing)\n  4 |   degrees: unimplemented(\"Kettle.degrees\")",
      "unimplemented needs a placeholder: for a closure that returns something and does not throw.\n"
    ),
    ("\(throwing)\n  4 |   degrees: { try read() }", ""),
    (
      """
      cannot assign value of type 'MyQueue' to type 'AnySchedulerOf<DispatchQueue>' (aka \
      'AnyScheduler<DispatchQueue>')
      """,
      "The dependency is any scheduler: write .eraseToAnyScheduler() behind yours.\n"
    ),
  ])
  func `an exercise does not compile: the compiler is quoted, and what is new is explained`(
    error: String,
    help: String
  ) async {
    let file = "Exercises/01-Kettle/Boil.swift"
    let text = "\(file):4:3: error: \(error)"
    let output = CompilerOutput(text: text, location: "\(file):4")
    let answer = await workbook.check("check Boil", .doesNotCompile(output))
    expectNoDifference(
      answer.output.between("It does", and: "Next:"),
      """
      It does not compile.
      \(help)The compiler says:

      \(text)

         edit       Exercises/01-Kettle/Boil.swift:4
      """
    )
  }

  @Test func `of several exercises, only the first says what is wrong`() async {
    let answer = await workbook.run("check Kettle") {
      $0[Judge.self] = Judge { run, _ in
        let output = CompilerOutput(text: "error")
        return [
          Judgement(run.exercises[0], .doesNotCompile(output)),
          Judgement(run.exercises[1], .unsolved, [.cold, .passed("it stops")], isUntouched: true),
        ]
      }
    }
    expectNoDifference(
      answer.output.between("1.2 ", and: "Next:"),
      """
      1.2 Whistle · applied

        ✘ 1  It `boils`.
        · 2  It stops.  (true so far; it counts once you have begun)

      0 of 2 demands hold.
      """
    )
  }

  @Test func `a file of an exercise is missing: nothing is built`() async throws {
    try workbook.remove("Exercises/01-Kettle/Boil.swift")
    let answer = await workbook.run("check Boil") { $0[Judge.self] = .liveValue }
    expectNoDifference(
      answer.output.between("Exercises", and: "Next:"),
      """
      Exercises/01-Kettle/Boil.swift is not there.
      Get it back with: swift run workbook reset Boil
      """
    )
  }

  @Test func `what a first check needs is said in a sentence`() async throws {
    try workbook.remove(".build/check")
    let first = "2> The first build takes about a minute, and later ones take seconds."
    await workbook.expect(
      """
      $ check Boil
      \(first)
      2> swift cannot be run: No such file or directory.
      exit 69
      """
    ) {
      $0[Judge.self] = Judge { _, _ throws(SentenceError) in
        throw .swiftCannotRun(SystemFailure(ENOENT))
      }
    }
  }
}
