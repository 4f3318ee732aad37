/// A model, how it is drawn, how it is written in words, and what happens to it.
///
/// The stage sees the model change through `Observable`, so the model knows nothing of a stage.
@MainActor
public struct Scene {
  let title: String
  let hint: String
  let takesLetters: Bool
  var draw: @MainActor (Moment) -> any View
  let line: @MainActor () -> String?
  var press: @MainActor (Key) -> KeyResponse
  var run: @MainActor () async -> Void
  let quit: @MainActor () async -> Void

  /// - Parameters:
  ///   - title: What the scene is called next to another one, in frames and in lines.
  ///   - model: Observable, changed on the main actor only.
  ///   - hint: The keys that do something, for the bottom row: `space start`.
  ///   - takesLetters: Whether `q` is a letter from the start, and Ctrl-C alone ends the
  ///     performance.
  ///   - draw: The frame for a state.
  ///   - line: The facts of a state in one line. A line that equals the one before is not written
  ///     again; nil when there is nothing to write.
  ///   - press: What a key does. If it is `.ignored`, `q` ends the performance.
  ///   - run: What happens without keys: the demo ends when it returns.
  ///   - quit: What is left to do when the person leaves: the performance returns after it.
  public init<Model>(
    _ title: String,
    _ model: Model,
    hint: String = "",
    takesLetters: Bool = false,
    draw: @escaping @MainActor (Model, Moment) -> any View,
    line: @escaping @MainActor (Model) -> String? = { _ in nil },
    press: @escaping @MainActor (Model, Key) -> KeyResponse = { _, _ in .ignored },
    run: @escaping @MainActor (Model) async -> Void,
    quit: @escaping @MainActor (Model) async -> Void = { _ in }
  ) {
    self.title = title
    self.hint = hint
    self.takesLetters = takesLetters
    self.draw = { draw(model, $0) }
    self.line = { line(model) }
    self.press = { press(model, $0) }
    self.run = { await run(model) }
    self.quit = { await quit(model) }
  }

  /// This scene, whose work runs in `wrapper`.
  package func running(
    _ wrapper: @escaping @MainActor (@MainActor () async -> Void) async -> Void
  ) -> Scene {
    var scene = self
    scene.run = { await wrapper(run) }
    return scene
  }

  /// This scene with something over it that has a model of its own: what the system shows is not a
  /// part of the feature.
  ///
  /// - Parameters:
  ///   - draw: What is over the scene, the first view at the back; nothing lets all of it be seen.
  ///   - press: What a key does to it; nil hands the key on to the scene.
  package func overlaid<Model>(
    by model: Model,
    draw: @escaping @MainActor (Model) -> [any View],
    press: @escaping @MainActor (Model, Key) -> KeyResponse?
  ) -> Scene {
    var scene = self
    scene.draw = { moment in
      ZStack {
        self.draw(moment).centered()
        for view in draw(model) { view }
      }
    }
    scene.press = { press(model, $0) ?? self.press($0) }
    return scene
  }
}

/// Whether a key meant something to a scene.
public enum KeyResponse: Sendable { case handled, ignored }

/// When a frame is drawn: what movement on the stage is made of.
public struct Moment: Hashable, Sendable {
  /// Since the model changed last: how long ago the confetti went off, when that was the change.
  public let sinceChange: Duration
}
