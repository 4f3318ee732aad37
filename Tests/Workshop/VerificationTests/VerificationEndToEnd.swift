import Course
import Dependencies
import DependenciesTestSupport
import Foundation
import PlantedCourses
import Testing

@testable import Toolchain
@testable import Verification

/// The real toolchain, on a copy of the workbook: minutes, so only where it is asked for.
@Suite(
  .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["WORKBOOK_END_TO_END"] == "1",
    "It builds the workbook. To run it, set WORKBOOK_END_TO_END=1."
  )
)
struct VerificationEndToEnd {
  /// All at once, so that each is found beside the others, and keeps none of them from its verdict.
  @Test func `every kind of planted answer is found`() async throws {
    let copy = try twoChapters()
    let one = "Solutions/01-Countdown"
    let two = "Solutions/02-Location"
    try copy.replace(
      "    try await Task.sleep(for: .milliseconds(1))",
      with: "    try await clock.sleep(for: .seconds(180), tolerance: nil)",
      in: "\(one)/WrongAnswers/TakeControl.md"
    )
    try copy.replace(
      "+    for await _ in clock.timer",
      with: "+    for await _ in ContinuousClock().timer",
      in: "\(one)/SecondAnswers/TakeControl.md"
    )
    try copy.replaceInStarter(
      "import Dependencies",
      with: "import Dependencies\n\nlet broken: Int = \"\"",
      of: "WithoutDrift"
    )
    try copy.replaceInStarter(
      "func startButtonTapped() {",
      with: "func startButtonTapped() {\n    fatalError(\"Ouch\")",
      of: "PauseAndResume"
    )
    try copy.replaceInStarter(
      "func screenAppeared() {",
      with: "func screenAppeared() {\n    while \"\".isEmpty {}",
      of: "ListenWhileVisible"
    )
    let unsolved = try copy.text("Exercises/02-Location/ChangingAnswer.swift")
    try copy.write(
      "\(two)/ChangingAnswer.swift",
      unsolved.replacing("// TODO: ", with: "// ")
    )
    try copy.rewriteStarter(of: "ChangingAnswer")
    try copy.replace(
      "ShowDenied: the pin stays",
      with: "# ShowDenied: the pin stays",
      in: "\(two)/Guards.txt"
    )

    let report = await report(on: copy, .answers)
    let faults = Set(report.faults.map { "\($0.file): \($0.sentence)" })
    print(report.faults.map(\.description).joined(separator: "\n"))
    for expected in [
      """
      Exercises/02-Location/Tests/ShowDeniedTests.swift: "the pin stays where it was" passes while \
      ShowDenied is unsolved: make it fail, or list it with a reason in Solutions/02-Location/Guards.txt.
      """,
      """
      \(one)/Starters/WithoutDrift.diff: The starter of WithoutDrift does not compile (cannot convert \
      value of type 'String' to specified type 'Int'): only a test may judge an answer.
      """,
      """
      \(one)/WrongAnswers/TakeControl.md: The tests of TakeControl let this wrong answer \
      pass: write one that does not.
      """,
      """
      \(one)/SecondAnswers/TakeControl.md: The second answer is refused by "the kettle waits \
      on the clock that it was made with" (Nothing sleeps on the clock of the test: the kettle waits \
      on another one.): correct the answer, or the test.
      """,
    ] {
      #expect(faults.contains(expected), "Not found: \(expected)")
    }
    #expect(
      faults.contains {
        $0.hasPrefix("\(two)/ChangingAnswer.swift: The solution of ChangingAnswer is refused by ")
      }
    )
    let crash = try #require(faults.first { $0.contains("PauseAndResume crashes") })
    #expect(crash.hasPrefix("\(one)/Starters/PauseAndResume.diff: "))
    #expect(crash.contains("Fatal error: Ouch"))
    let hang = try #require(faults.first { $0.contains("ListenWhileVisible hangs") })
    #expect(hang.contains("was ended after 20 s: only a recorded issue counts, so let it end."))
    // The other answers to ChangingAnswer are told as differences of the solution that was here.
    #expect(faults.count { !$0.contains("quote it as it is") } == 7)
  }

  @Test func `every kind of planted command is found`() async throws {
    let copy = try twoChapters()
    let lesson = "Chapters/01-Countdown/README.md"
    try copy.replace(
      "\nswift run Countdown compare",
      with: "\nswift run Countdown comparre",
      in: lesson
    )
    try copy.replace("0.0 s · outside", with: "0.0 s · inside", in: lesson)
    try copy.replace("--filter CountdownTests", with: "--filter CountdownTest_", in: lesson)
    try copy.replace("try await Task.sleep", with: "try await Task.slumber", in: lesson)

    let report = await report(on: copy, .texts, .commands)
    let times = /but "\d+\.\d( s · outside world: )\d+\.\d s/
    #expect(
      report.faults.map { "\($0.file): \($0.sentence)" }.sorted().map {
        $0.replacing(times) { "but \"N\($0.1)N s" }
      } == [
        """
        \(lesson): No file of the chapter has the sample that begins with "while secondsLeft > 0 {": \
        copy it from the code.
        """,
        "\(lesson): The lesson never has you type `swift run Countdown compare`: add it.",
        "\(lesson): The lesson never has you type `swift test --filter CountdownTests`: add it.",
        """
        \(lesson): `swift run Countdown comparre` ends with 64; its last line is "COMMAND: \
        uncontrolled, controlled, compare": correct it.
        """,
        """
        \(lesson): `swift run Countdown uncontrolled` does not print "10.0 s · inside world: \
        10.0 s waited for real" where this shows it, but "N s · outside world: N s waited for \
        real": show what it prints.
        """,
        "\(lesson): `swift test --filter CountdownTest_` runs no test at all: correct the filter.",
      ]
    )
  }

  /// A copy of two chapters and of all that they are built from, with unsolved exercises.
  private func twoChapters() throws -> RepositoryCopy {
    let chapters = ["01-Countdown", "02-Location"]
    let folders = ["Chapters", "Exercises", "Solutions"].flatMap { place in
      chapters.map { "\(place)/\($0)" }
    }
    let copy = try RepositoryCopy(of: folders + ["Package.swift", "README.md", "Sources", "Tests"])
    for exercise in try copy.course.exercises {
      for file in exercise.files { try copy.write(file.path, file.starter(in: copy.root)) }
    }
    return copy
  }

  private func report(
    on copy: RepositoryCopy,
    _ parts: Verification.Part...
  ) async -> VerificationReport {
    let verification = withDependencies {
      $0.continuousClock = ContinuousClock()
      $0[Judge.self] = .liveValue
      $0[Typist.self] = .liveValue
    } operation: {
      Verification(
        at: copy.root,
        parts: parts,
        folder: parts == [.answers] ? nil : "01-Countdown"
      ) { _ in }
    }
    return await verification.report()
  }
}

extension RepositoryCopy {
  /// Changes an exercise as it is handed out, and its starter with it.
  fileprivate func replaceInStarter(_ old: String, with new: String, of name: String) throws {
    try replace(old, with: new, in: course.exercise(name).path)
    try rewriteStarter(of: name)
  }

  fileprivate func rewriteStarter(of name: String) throws {
    let file = try course.exercise(name).files[0]
    try write(file.starterPath, file.rewrittenStarter(in: root).new)
  }
}
