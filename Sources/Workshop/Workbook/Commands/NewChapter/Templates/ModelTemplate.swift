extension Skeleton {
  var model: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Sources/\(name)Model.swift",
      """
      /// What the stage has to know of the feature, whichever version it is.
      @MainActor
      protocol \(name)Model: AnyObject {
        var isReady: Bool { get }
        func task() async throws
      }
      """
    )
  }
}
