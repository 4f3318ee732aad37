extension Skeleton {
  var scene: SkeletonFile {
    SkeletonFile(
      "Chapters/\(folder)/Sources/\(name)Scene.swift",
      """
      import Stage

      extension Scene {
        /// Write: what is seen. Both versions share it, and it knows neither.
        static func feature(_ title: String, _ model: some \(name)Model) -> Scene {
          Scene(title, model) { model, _ in
            Text(model.isReady ? "Ready." : "It is not ready yet.", .bold)
          } line: { model in
            model.isReady ? "ready" : "not ready"
          } run: { model in
            try? await model.task()
          }
        }
      }
      """
    )
  }
}
