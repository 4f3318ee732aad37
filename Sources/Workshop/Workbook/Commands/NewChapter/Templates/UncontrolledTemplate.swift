extension Skeleton {
  var uncontrolled: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Sources/Uncontrolled.swift",
      """
      // Write: what goes wrong here, and for whom, in two lines. For now, whoever wants to see the end
      // waits a real second, each time.

      import Observation

      @MainActor @Observable
      final class Uncontrolled\(name): \(name)Model {
        private(set) var isReady = false

        func task() async throws {
          try await Task.sleep(for: .seconds(1))
          isReady = true
        }
      }
      """
    )
  }
}
