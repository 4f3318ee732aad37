extension Skeleton {
  var secondStarter: SkeletonFile {
    second("\(exercises[1]).swift", "// TODO: Count to three, one each second.", "count = 3")
  }

  var secondSolution: SkeletonFile {
    second(
      "Solutions/\(folder)/\(exercises[1]).swift",
      "for _ in 1...3 {",
      "  try await clock.sleep(for: .seconds(1))",
      "  count += 1",
      "}"
    )
  }

  var secondWrongAnswers: [SkeletonFile] {
    let answers = "Solutions/\(folder)/WrongAnswers/\(exercises[1])"
    return [
      second(
        "\(answers)/CountFirst.swift",
        comment: "// Tempting: Write: why. For now: it counts each second, and a second too early.",
        "for _ in 1...3 {",
        "  count += 1",
        "  try await clock.sleep(for: .seconds(1))",
        "}"
      ),
      second(
        "\(answers)/AllAtOnce.swift",
        comment:
          "// Tempting: Write: why. For now: it takes three seconds, and one was never seen.",
        "try await clock.sleep(for: .seconds(3))",
        "count = 3"
      ),
    ]
  }

  var secondExerciseTests: SkeletonFile {
    SkeletonFile(
      "Exercises/\(folder)/Tests/\(exercises[1])Tests.swift",
      """
      import Dependencies
      import DependenciesTestSupport
      import Testing

      @testable import \(name)Exercises

      @MainActor
      @Suite struct \(exercises[1]) {
        @Test func `it counts to three, one each second`() async {
          let clock = TestClock()
          let model = withDependencies {
            $0.continuousClock = clock
          } operation: {
            SecondModel()
          }
          let running = Task { try await model.start() }
          defer { running.cancel() }

          await clock.advance(by: .milliseconds(999))
          #expect(model.count == 0, "It counts before the first second is over.")
          await clock.advance(by: .milliseconds(1))
          #expect(model.count == 1, "One second has passed, and it is not at one.")
          await clock.advance(by: .seconds(10))
          #expect(model.count == 3, "It is not at three in the end.")
        }
      }
      """
    )
  }

  private func second(_ path: String, comment: String? = nil, _ body: String...) -> SkeletonFile {
    SkeletonFile(
      path,
      #"""
      \#(comment.map { "\($0)\n\n" } ?? "")import Dependencies

      /// Write: what this is. For now, it counts to three.
      @MainActor
      final class SecondModel {
        private(set) var count = 0
        @Dependency(\.continuousClock) private var clock

        func start() async throws {
      \#(body.map { "    \($0)" }.joined(separator: "\n"))
        }
      }
      """#
    )
  }
}
