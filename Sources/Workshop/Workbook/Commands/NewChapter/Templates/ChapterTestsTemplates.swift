extension Skeleton {
  var exactTest: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Tests/\(name)Tests.swift",
      """
      import Dependencies
      import DependenciesTestSupport
      import Testing

      @testable import \(name)Chapter

      @MainActor
      @Suite struct \(name)UnderControl {
        let clock = TestClock()
        let model: Controlled\(name)

        init() {
          model = withDependencies { [clock] in
            $0.continuousClock = clock
          } operation: {
            Controlled\(name)()
          }
        }

        @Test func `it is ready after a second, and not before`() async throws {
          let running = Task { try await model.task() }
          await clock.advance(by: .milliseconds(999))
          #expect(!model.isReady)
          await clock.advance(by: .milliseconds(1))
          #expect(model.isReady)
          try await running.value
        }
      }
      """
    )
  }

  var painTest: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Tests/\(name)PainTests.swift",
      """
      import ChapterKit
      import Testing

      @testable import \(name)Chapter

      @MainActor
      @Suite(.enabled(if: Pain.isWanted, "It takes a real second. To feel it, set WORKBOOK_PAIN=1."))
      struct \(name)Pain {
        @Test func `the only way to see the end is to wait for a second`() async throws {
          let model = Uncontrolled\(name)()
          let duration = try await ContinuousClock().measure { try await model.task() }
          #expect(model.isReady)
          #expect(duration >= .seconds(1))
        }
      }
      """
    )
  }
}
