import Clocks
import ConcurrencyExtras
import Course
import Dependencies
import Foundation
import PlantedCourses

@testable import Toolchain
@testable import WorkbookTool

/// A judge that reads the exercise and takes two seconds for it, by the clock of the test.
///
/// `// TODO` is not solved, `syntax error` does not compile, anything else passes.
struct TimedJudge: Sendable {
  static let buildTime = Duration.seconds(2)

  /// What was asked for, in order, and whether it was ended before its verdict.
  let asked = LockIsolated<[String]>([])
  let ended = LockIsolated(0)
  let clock: TestClock<Duration>

  var judge: Judge {
    Judge { run, note throws(ToolchainError) in
      let exercises = run.exercises
      asked.withValue { $0.append(exercises.map(\.name).joined(separator: " ")) }
      note(.building("Compiling \(exercises[0].name).swift"))
      let judgements = exercises.map(judgement)
      do { try await clock.sleep(for: Self.buildTime) } catch {
        ended.withValue { $0 += 1 }
        throw .cancelled
      }
      return judgements
    }
  }

  private func judgement(on exercise: Exercise) -> Judgement {
    let text = (try? String(contentsOf: exercise.file, encoding: .utf8)) ?? ""
    if text.contains("syntax error") {
      let output = CompilerOutput(text: "error: expected expression", file: exercise.path, line: 1)
      return Judgement(exercise, .doesNotCompile(output))
    }
    return text.contains("// TODO")
      ? Judgement(exercise, .unsolved, [.cold, .passed("it stops")])
      : Judgement(exercise, .solved, [.passed("it boils"), .passed("it stops")])
  }
}

extension PlantedCourse {
  /// Solves an exercise before the test begins.
  func solve(_ path: String) throws {
    try write("Exercises/\(path).swift", "// Done.")
    try remember(.solved, of: path)
  }
}
