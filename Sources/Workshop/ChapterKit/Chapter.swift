import Dependencies
import Stage

/// A chapter as it stands on stage: what it shows, and what to type to see it.
///
/// Every chapter answers the same words, so whoever has run one of them can run all:
///
/// ```swift
/// @main struct CountdownDemo {
///   static let chapter = Chapter(
///     1,
///     "Countdown",
///     "Ten seconds count down, then confetti.",
///     uncontrolled: Version("It sleeps for real: you wait.") { title in
///       .countdown(title, UncontrolledCountdown())
///     },
///     controlled: Version("It sleeps on a clock that you choose.") { title in
///       .countdown(title, ControlledCountdown())
///     },
///     preview: { $0.continuousClock = ImmediateClock() }
///   )
///
///   static func main() async { await chapter.main() }
/// }
/// ```
package struct Chapter: Sendable {
  package let number: Int
  package let name: String
  package let summary: String
  package let uncontrolled: Version
  package let controlled: Version
  package let commands: [Command]
  let preview: @Sendable (inout DependencyValues) -> Void
  let beforeClosing: @Sendable () async -> Void

  /// - Parameters:
  ///   - number: The number in the names of the chapter's folders.
  ///   - name: The name of the product: what is typed after `swift run`.
  ///   - summary: What there is to see, in one sentence.
  ///   - commands: What this chapter answers besides the words that all chapters know.
  ///   - preview: What `--context preview` overrides on top of the preview values of the keys.
  ///   - beforeClosing: Runs before the closing line counts: the place to flush what is under way.
  package init(
    _ number: Int,
    _ name: String,
    _ summary: String,
    uncontrolled: Version,
    controlled: Version,
    commands: [Command] = [],
    preview: @escaping @Sendable (inout DependencyValues) -> Void = { _ in },
    beforeClosing: @escaping @Sendable () async -> Void = {}
  ) {
    self.number = number
    self.name = name
    self.summary = summary
    self.uncontrolled = uncontrolled
    self.controlled = controlled
    self.commands = commands
    self.preview = preview
    self.beforeClosing = beforeClosing
  }

  /// `01-Countdown`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  package var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }
}

/// One of the two versions of a chapter's feature.
package struct Version: Sendable {
  package let promise: String
  let scene: @MainActor @Sendable (_ title: String) -> Scene

  /// - Parameters:
  ///   - promise: What it is like to live with this version, in one sentence.
  ///   - scene: Makes the model and its scene. The title is what it is called beside the other one.
  package init(
    _ promise: String,
    scene: @escaping @MainActor @Sendable (_ title: String) -> Scene
  ) {
    self.promise = promise
    self.scene = scene
  }
}
