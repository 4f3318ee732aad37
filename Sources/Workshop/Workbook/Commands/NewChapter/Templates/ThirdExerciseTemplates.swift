extension Skeleton {
  var thirdStarter: SkeletonFile {
    third(
      "\(exercises[2]).swift",
      "// TODO: Be ready only if nobody has cancelled it.",
      "try? await clock.sleep(for: .seconds(60))",
      "isReady = true"
    )
  }

  var thirdSolution: SkeletonFile {
    third(
      "Solutions/\(folder)/\(exercises[2]).swift",
      "try await clock.sleep(for: .seconds(60))",
      "isReady = true"
    )
  }

  var secondAnswer: SkeletonFile {
    third(
      "Solutions/\(folder)/SecondAnswers/\(exercises[2])/LooksAfterwards.swift",
      comment:
        "// Right as well: Write: what is different. For now: it looks for the cancellation.",
      "try? await clock.sleep(for: .seconds(60))",
      "try Task.checkCancellation()",
      "isReady = true"
    )
  }

  var thirdWrongAnswers: [SkeletonFile] {
    let answers = "Solutions/\(folder)/WrongAnswers/\(exercises[2])"
    return [
      third(
        "\(answers)/LooksTooEarly.swift",
        comment:
          "// Tempting: Write: why. For now: it looks for the cancellation, before it waits.",
        "try Task.checkCancellation()",
        "try? await clock.sleep(for: .seconds(60))",
        "isReady = true"
      ),
      third(
        "\(answers)/NeverReady.swift",
        comment:
          "// Tempting: Write: why. For now: what is never ready is not ready when cancelled.",
        "try await clock.sleep(for: .seconds(60))"
      ),
    ]
  }

  var thirdExerciseTests: SkeletonFile {
    SkeletonFile(
      "Exercises/\(folder)/Tests/\(exercises[2])Tests.swift",
      """
      import Dependencies
      import DependenciesTestSupport
      import Testing

      @testable import \(name)Exercises

      @MainActor
      @Suite struct \(exercises[2]) {
        @Test func `it is ready if nobody has cancelled it, and only then`() async {
          let clock = TestClock()
          let (kept, cancelled) = withDependencies {
            $0.continuousClock = clock
          } operation: {
            (ThirdModel(), ThirdModel())
          }
          let keeping = Task { try await kept.start() }
          let cancelling = Task { try await cancelled.start() }
          defer { keeping.cancel() }

          await clock.advance(by: .seconds(30))
          cancelling.cancel()
          await clock.advance(by: .seconds(30))

          #expect(kept.isReady, "A minute has passed, nobody has cancelled it, and it is not ready.")
          #expect(!cancelled.isReady, "It was cancelled half a minute ago, and it is ready.")
        }
      }
      """
    )
  }

  var wrongAnswers: [SkeletonFile] { firstWrongAnswers + secondWrongAnswers + thirdWrongAnswers }

  private func third(_ path: String, comment: String? = nil, _ body: String...) -> SkeletonFile {
    SkeletonFile(
      path,
      #"""
      \#(comment.map { "\($0)\n\n" } ?? "")import Dependencies

      /// Write: what this is. For now, it is ready after a minute.
      @MainActor
      final class ThirdModel {
        private(set) var isReady = false
        @Dependency(\.continuousClock) private var clock

        func start() async throws {
      \#(body.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """#
    )
  }
}
