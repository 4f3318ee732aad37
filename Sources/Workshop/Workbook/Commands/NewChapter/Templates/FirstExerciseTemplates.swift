extension Skeleton {
  var firstStarter: SkeletonFile {
    SkeletonFile(
      "\(exercises[0]).swift",
      """
      import Dependencies

      /// Write: what this is. For now, it is ready after a minute.
      @MainActor
      final class FirstModel {
        private(set) var isReady = false

        // TODO: Ask for a clock.

        func start() async throws {
          // TODO: Sleep on that clock.
          try await Task.sleep(for: .seconds(60))
          isReady = true
        }
      }
      """
    )
  }

  var firstSolution: SkeletonFile {
    first(
      "\(exercises[0]).swift",
      property: #"@Dependency(\.continuousClock) private var clock"#,
      "try await clock.sleep(for: .seconds(60))",
      "isReady = true"
    )
  }

  var firstWrongAnswers: [SkeletonFile] {
    [
      first(
        "WrongAnswers/\(exercises[0])/OwnClock.swift",
        "// Tempting: Write: why. For now: there is a clock, and nobody outside can choose it.",
        property: "private let clock = ContinuousClock()",
        "try await clock.sleep(for: .seconds(60))",
        "isReady = true"
      ),
      first(
        "WrongAnswers/\(exercises[0])/NoWait.swift",
        "// Tempting: Write: why. For now: nobody has to wait any more.",
        property: #"@Dependency(\.continuousClock) private var clock"#,
        "try await clock.sleep(for: .zero)",
        "isReady = true"
      ),
    ]
  }

  var firstExerciseTests: SkeletonFile {
    SkeletonFile(
      "Exercises/\(folder)/Tests/\(exercises[0])Tests.swift",
      """
      import Dependencies
      import DependenciesTestSupport
      import Testing

      @testable import \(name)Exercises

      @MainActor
      @Suite struct \(exercises[0]) {
        @Test func `it is ready after a minute, and not before`() async {
          let clock = TestClock()
          let model = withDependencies {
            $0.continuousClock = clock
          } operation: {
            FirstModel()
          }
          let running = Task { try await model.start() }
          defer { running.cancel() }

          await clock.advance(by: .milliseconds(59_999))
          #expect(!model.isReady, "It is ready before the minute is over.")

          await clock.advance(by: .milliseconds(1))
          #expect(model.isReady, "The clock of the test has passed a minute: it is not ready.")
        }
      }
      """
    )
  }

  private func first(
    _ file: String,
    _ comment: String? = nil,
    property: String,
    _ body: String...
  ) -> SkeletonFile {
    SkeletonFile(
      "Solutions/\(folder)/\(file)",
      """
      \(comment.map { "\($0)\n\n" } ?? "")import Dependencies

      /// Write: what this is. For now, it is ready after a minute.
      @MainActor
      final class FirstModel {
        private(set) var isReady = false

        \(property)

        func start() async throws {
      \(body.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """
    )
  }
}
