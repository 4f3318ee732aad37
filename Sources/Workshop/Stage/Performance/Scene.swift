/// A model, how it is drawn, how it is written in words, and what happens to it.
///
/// The stage sees the model change through `Observable`, so the model knows nothing of a stage.
@MainActor
public struct Scene {
  let title: String
  let hint: String
  let takesLetters: @MainActor () -> Bool
  package var draw: @MainActor (Duration) -> any View
  let line: @MainActor () -> String?
  package var press: @MainActor (Key) -> KeyResponse
  package var run: @MainActor () async -> Void
  package var quit: @MainActor () async -> Void

  /// - Parameters:
  ///   - title: What the scene is called next to another one, in frames and in lines.
  ///   - model: Observable, changed on the main actor only.
  ///   - hint: The keys that do something, for the bottom row: `space start`.
  ///   - takesLetters: Whether `q` is a letter, asked at each frame: then Ctrl-C alone ends it.
  ///   - draw: The frame for a state, and for the time since the model changed last: how long ago
  ///     the confetti went off, when that was the change.
  ///   - line: The facts of a state in one line. A line that equals the one before is not written
  ///     again; nil when there is nothing to write.
  ///   - press: What a key does. If it is `.ignored`, `q` ends the performance.
  ///   - run: What happens without keys: the demo ends when it returns.
  ///   - quit: What is left to do when the person leaves: the performance returns after it.
  public init<Model>(
    _ title: String,
    _ model: Model,
    hint: String = "",
    takesLetters: @autoclosure @escaping @MainActor () -> Bool = false,
    draw: @escaping @MainActor (Model, Duration) -> any View,
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
}

/// Whether a key meant something to a scene.
public enum KeyResponse: Sendable { case handled, ignored }
