extension Skeleton {
  var controlled: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Sources/Controlled.swift",
      #"""
      // Write: what was done about it, in two lines. For now, it waits on a clock that it asks for, and
      // whoever makes the model chooses that clock.

      import Dependencies
      import Observation

      @MainActor @Observable
      final class Controlled\#(name): \#(name)Model {
        private(set) var isReady = false
        @ObservationIgnored @Dependency(\.continuousClock) private var clock

        func task() async throws {
          try await clock.sleep(for: .seconds(1))
          isReady = true
        }
      }
      """#
    )
  }

  /// What the lesson quotes: `diff -U1 Uncontrolled.swift Controlled.swift | tail -n +3`.
  var diff: String {
    #"""
    @@ -1,4 +1,5 @@
    -// Write: what goes wrong here, and for whom, in two lines. For now, whoever wants to see the end
    -// waits a real second, each time.
    +// Write: what was done about it, in two lines. For now, it waits on a clock that it asks for, and
    +// whoever makes the model chooses that clock.
    \#u{20}
    +import Dependencies
     import Observation
    @@ -6,7 +7,8 @@
     @MainActor @Observable
    -final class Uncontrolled\#(name): \#(name)Model {
    +final class Controlled\#(name): \#(name)Model {
       private(set) var isReady = false
    +  @ObservationIgnored @Dependency(\.continuousClock) private var clock
    \#u{20}
       func task() async throws {
    -    try await Task.sleep(for: .seconds(1))
    +    try await clock.sleep(for: .seconds(1))
         isReady = true
    """#
  }
}
