import Stage

/// One of the versions of a chapter's feature.
package struct Version: Sendable {
  package let promise: String
  /// Whether it follows `--context` and `--speed`.
  package private(set) var isControlled: Bool
  let scene: @MainActor @Sendable (_ title: String) -> Scene

  /// - Parameters:
  ///   - promise: What it is like to live with this version, in one sentence.
  ///   - isControlled: Whether it follows `--context` and `--speed`. (In a pair the uncontrolled version
  ///     does not, and need not say so.)
  ///   - scene: Makes the model and its scene. The title is what it is called beside the other one.
  package init(
    _ promise: String,
    isControlled: Bool = true,
    scene: @escaping @MainActor @Sendable (_ title: String) -> Scene
  ) {
    self.promise = promise
    self.isControlled = isControlled
    self.scene = scene
  }

  var uncontrolled: Version {
    var version = self
    version.isControlled = false
    return version
  }
}
