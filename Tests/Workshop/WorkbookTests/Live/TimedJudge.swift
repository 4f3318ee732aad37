import Clocks
import ConcurrencyExtras
import Course
import Dependencies
import Foundation
import Toolchain

@testable import Workbook

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
    Judge { exercises, _, note throws(ToolchainError) in
      asked.withValue { $0.append(exercises.map(\.name).joined(separator: " ")) }
      note(.building("Compiling \(exercises[0].name).swift"))
      let judgements = exercises.map { Judgement($0, verdict(on: $0)) }
      do { try await clock.sleep(for: Self.buildTime) } catch {
        ended.withValue { $0 += 1 }
        throw .cancelled
      }
      return judgements
    }
  }

  private func verdict(on exercise: Exercise) -> Verdict {
    let text = (try? String(contentsOf: exercise.file, encoding: .utf8)) ?? ""
    if text.contains("syntax error") {
      return .doesNotCompile(
        CompilerOutput(text: "error: expected expression", file: exercise.path, line: 1)
      )
    }
    if text.contains("// TODO") { return .unsolved([.passed("it stops"), .cold]) }
    return .solved([.passed("it stops"), .passed("it boils")])
  }
}
