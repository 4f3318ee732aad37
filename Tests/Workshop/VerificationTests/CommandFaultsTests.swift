import Course
import Dependencies
import DependenciesTestSupport
import PlantedCourses
import Testing
import Toolchain

@testable import Verification

@Suite struct CommandFaults {
  let course: PlantedCourse
  let typed = LockIsolated<[String]>([])

  init() throws { course = try Teapot.course() }

  static let lesson = PlantedText.lesson

  @Test func `where every command ends as it has to, there is none`() async {
    let report = await report()
    #expect(report.faults.map(\.description) == [])
    #expect(report.counts.commandsRun == 9)
    #expect(
      typed.value == [
        "swift run Teapot", "swift run Teapot uncontrolled", "swift run Teapot controlled",
        "swift run Teapot compare", "swift run Teapot controlled --context preview",
        "swift run workbook diff Teapot",
        "swift test --filter TeapotTests", "WORKBOOK_PAIN=1 swift test --filter TeapotPain",
        "swift test --filter TeapotExercises",
      ]
    )
    #expect(report.summary == "The course is whole: 3 exercises, 9 commands run. 0.0 s")
  }

  @Test(arguments: [
    ("crashes", Typist.Printed.End.signal(5), true), ("crashes", .exit(0), false),
    ("fails", .exit(1), true), ("fails", .exit(0), false),
    ("fails again", .exit(0), true), ("fails again", .exit(1), false),
    ("with --port 0", .exit(0), true),
  ])
  func `a chapter's own rule says how a command ends`(
    word: String,
    end: Typist.Printed.End,
    isFine: Bool
  ) async throws {
    try course.write(
      "Chapters/01-Teapot/Commands.txt",
      "\(word): swift run Teapot compare\n  It is a test.\n"
    )
    let report = await report { $0 == "swift run Teapot compare" ? ([], end) : nil }
    #expect(report.faults.isEmpty == isFine, "\(report.faults)")
  }

  @Test func `the rules of a chapter are read from its folder`() throws {
    try course.write(
      "Chapters/01-Teapot/Commands.txt",
      """
      # For the reader.
      in any order
        They are all alone.

      goes on until swift run Teapot pour: swift run Teapot boil
        It is
        a server.
      fails again: a
        So.
      with --port "${PORT:-0}": swift run Teapot boil
        Another may boil.
      left out: b
        No.
      """
    )
    let rules = CommandRules(of: course.files.chapters)
    #expect(
      rules.ofChapters.map(\.kind) == [
        .inAnyOrder, .ends(.interruptedAfter("swift run Teapot pour")), .failsAgain,
        .with("--port \"${PORT:-0}\""), .ends(.leftOut),
      ]
    )
    #expect(rules.areInAnyOrder("Chapters/01-Teapot/README.md"))
    #expect(!rules.areInAnyOrder("README.md"))
    #expect(rules.additions.map(\.command) == ["swift run Teapot boil"])
    func typed(_ text: String, _ repetition: Int = 0) -> TypedCommand {
      TypedCommand(text: text, file: "", line: 1, block: 1, repetition: repetition)
    }
    #expect(rules.ending(of: typed("a"), exercises: []) == .succeeds)
    #expect(rules.ending(of: typed("a", 1), exercises: []) == .fails)
    #expect(rules.ending(of: typed("b"), exercises: []) == .leftOut)
    #expect(rules.ending(of: typed("swift build --build-tests"), exercises: []) == .leftOut)
    #expect(
      rules.ending(of: typed("swift run Teapot boil"), exercises: [])
        == .interruptedAfter("swift run Teapot pour")
    )
  }

  @Test(
    arguments: [
      (
        "swift run Teapot compare", ["No tea."], .exit(69), 13,
        #"ends with 69; its last line is "No tea.": correct it."#
      ),
      ("swift run Teapot compare", [], .signal(11), 13, "ends by signal 11: correct it."),
      ("swift run Teapot compare", [], .hung(90), 13, "had not ended after 90 s: make it end."),
      (
        "swift run Teapot controlled --context preview", ["0.0 s · outside world: 1 file read"],
        .exit(0), 20,
        """
        does not print "0.0 s · outside world: untouched" where this shows it, but "0.0 s · outside \
        world: 1 file read": show what it prints.
        """
      ),
      (
        "swift test --filter TeapotExercises", [], .exit(0), 57,
        "ends well, and is expected to fail: correct the one or the rule."
      ),
      (
        "swift test --filter TeapotTests", ["✔ Test run with 0 tests in 0 suites passed."],
        .exit(0), 44, "runs no test at all: correct the filter."
      ),
    ] as [(String, [String], Typist.Printed.End, Int, String)]
  )
  func `a command that prints or ends as it must not is one`(
    command: String,
    lines: [String],
    end: Typist.Printed.End,
    line: Int,
    sentence: String
  ) async {
    let report = await report { $0 == command ? (lines, end) : nil }
    let fault = "\(Self.lesson):\(line): `\(command)` \(sentence)"
    #expect(report.faults.map(\.description) == [fault])
  }

  @Test func `a command that might not be safe is one, and is not run`() async throws {
    try course.replace(
      "swift run Teapot compare",
      with: "swift run Teapot | rm -rf ~",
      in: Self.lesson
    )
    let report = await report()
    #expect(
      report.faults.map(\.description) == [
        """
        \(Self.lesson):13: `rm` is no command that is safe to run here: take another, or make a rule \
        for it.
        """
      ]
    )
    #expect(!typed.value.contains { $0.contains("rm") })
  }

  @Test func `a place where nothing can be built is one`() async {
    let report = await report(
      Typist { _ throws(ToolchainError) in throw .cannotRun(reason: "the disk is full") }
    )
    #expect(
      report.faults.map(\.description) == [
        "Package.swift: No command could be run: swift cannot be run: the disk is full.",
        "Package.swift: Nothing was proved, for there was no command: find out where it went.",
      ]
    )
  }

  /// - Parameter answer: What a command prints, and how it ends, if not as it has to.
  private func report(
    _ answer: @escaping @Sendable (String) -> ([String], Typist.Printed.End)? = { _ in nil }
  ) async -> VerificationReport {
    await report(
      Typist { [typed] _ in
        let terminal = Typist.Terminal { command, _ in
          typed.withValue { $0.append(command) }
          let usual: ([String], Typist.Printed.End) =
            command.contains("Exercises")
            ? ([], .exit(1)) : (["Tea.", "0.1 s · outside world: untouched"], .exit(0))
          let (lines, end) = answer(command) ?? usual
          return Typist.Printed(lines, end)
        } begin: { command, _ in
          { Typist.Printed([], .signal(2)) }
        }
        return Typist.Place(open: { terminal }, leave: {})
      }
    )
  }

  private func report(_ typist: Typist) async -> VerificationReport {
    let verification = withDependencies {
      $0.continuousClock = TestClock()
      $0[Typist.self] = typist
    } operation: {
      Verification(at: course.root, parts: [.commands]) { _ in }
    }
    return await verification.report()
  }
}
