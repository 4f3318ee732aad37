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
    let copy = try plantedAnswers()
    let (one, two) = ("Solutions/01-Countdown", "Solutions/02-Location")
    let report = await report(on: copy, .answers)
    let faults = Set(report.faults.map { "\($0.file): \($0.sentence)" })
    print(report.faults.map(\.description).joined(separator: "\n"))
    for expected in [
      """
      \(one)/Starters/WithoutDrift.diff: The starter of WithoutDrift does not compile (cannot convert \
      value of type 'String' to specified type 'Int'): only a test may judge an answer.
      """,
      """
      \(one)/WrongAnswers/TakeControl.md: "the kettle waits on the clock that it was made with" lets \
      this wrong answer pass: write one that does not.
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
    #expect(faults.count { !$0.contains("quote it as it is") } == 6)
  }

  @Test func `every kind of planted command is found`() async throws {
    let copy = try plantedCommands()
    let lesson = "Chapters/01-Countdown/README.md"
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
