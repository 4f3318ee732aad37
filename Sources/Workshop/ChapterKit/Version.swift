import Stage

/// One of the versions of a chapter's feature.
package struct Version: Sendable {
  package let summary: String
  /// Whether it follows `--context`.
  package let isControlled: Bool
  /// Whether it fills the window as an application does, with no time above it and its own row of
  /// keys.
  let isApplication: Bool
  /// Whether it shows by itself what a preview of it is like, and so follows `--context preview`.
  private(set) var playsPreview = false
  let scene: @MainActor @Sendable (_ title: String, Driver) -> Scene

  /// The one who presses the buttons.
  package enum Driver: Sendable {
    case person
    /// A script does if no person has keys, or if two versions are compared: it does the same in
    /// both.
    case script
  }

  /// - Parameters:
  ///   - summary: What it is like to live with this version, in one sentence.
  ///   - isControlled: Whether it follows `--context`.
  ///   - playsPreview: Whether an uncontrolled version shows what a preview of it is like.
  ///   - scene: Makes the model and its scene. The title is its name next to the other one.
  package init(
    _ summary: String,
    isControlled: Bool = true,
    playsPreview: Bool = false,
    scene: @escaping @MainActor @Sendable (_ title: String) -> Scene
  ) {
    self.init(summary, isControlled: isControlled, isApplication: false) { title, _ in
      scene(title)
    }
    self.playsPreview = playsPreview
  }

  /// A version that a person drives at a terminal, and a script everywhere else.
  ///
  /// - Parameters:
  ///   - isApplication: Whether it is an application also if its name is typed. If not, it is one
  ///     only if the chapter opens it; if its name is typed, the script shows it.
  ///   - application: Makes the model and its scene, for the person who presses the buttons.
  package init(
    _ summary: String,
    isControlled: Bool = true,
    isApplication: Bool = true,
    application: @escaping @MainActor @Sendable (_ title: String, Driver) -> Scene
  ) {
    self.summary = summary
    self.isControlled = isControlled
    self.isApplication = isApplication
    scene = application
  }
}
