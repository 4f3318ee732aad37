import Dependencies
import Stage

/// The demo of a chapter: what it shows, and what to type to see it.
///
/// Every chapter answers the same words, so a person who has run one of them can run all:
///
/// ```swift
/// package enum PersistenceDemo {
///   package static let chapter = Chapter(
///     5,
///     "Persistence",
///     "A script adds one stand-up and checks that there is exactly one.",
///     versions: [
///       "uncontrolled": Version("It saves to the disk.", isControlled: false) { title in
///         .standups(title, UncontrolledStandups())
///       },
///       "controlled": Version("It saves to what you choose.") { title in
///         .standups(title, ControlledStandups())
///       },
///     ],
///     preview: { $0.continuousClock = ImmediateClock() }
///   )
///
///   package static func main() async { await chapter.main() }
/// }
/// ```
package struct Chapter: Sendable {
  package let number: Int
  package let name: String
  package let summary: String
  /// In the order in which they are shown.
  package let versions: KeyValuePairs<String, Version>
  package let compared: [String]
  let opened: String?
  package let commands: [DemoCommand]
  let preview: @Sendable (inout DependencyValues) -> Void
  let launch: @MainActor @Sendable (Invocation) async -> Void
  let beforeClosing: @Sendable () async -> Void

  /// - Parameters:
  ///   - number: The number in the names of the chapter's folders.
  ///   - name: The name of the product: what is typed after `swift run`.
  ///   - summary: What there is to see, in one sentence.
  ///   - versions: The versions of the feature by what is typed for them, in small letters.
  ///   - compared: The names of those that `compare` shows side by side.
  ///   - opened: The version that opens when nothing is typed after the name and a person has keys,
  ///     as an application does. Nil says what there is to type.
  ///   - commands: What this chapter answers in addition to the words of all chapters.
  ///   - preview: What `--context preview` overrides on top of the preview values of the keys.
  ///   - launch: Runs before a version or a command does, with what was typed: what an app does
  ///     when it is launched.
  ///   - beforeClosing: Runs before the closing line counts: the place to flush what is under way.
  package init(
    _ number: Int,
    _ name: String,
    _ summary: String,
    versions: KeyValuePairs<String, Version>,
    compare compared: [String] = ["uncontrolled", "controlled"],
    open opened: String? = nil,
    commands: [DemoCommand] = [],
    preview: @escaping @Sendable (inout DependencyValues) -> Void = { _ in },
    launch: @escaping @MainActor @Sendable (Invocation) async -> Void = { _ in },
    beforeClosing: @escaping @Sendable () async -> Void = {}
  ) {
    self.number = number
    self.name = name
    self.summary = summary
    self.versions = versions
    self.compared = compared
    self.opened = opened
    self.commands = commands
    self.preview = preview
    self.launch = launch
    self.beforeClosing = beforeClosing
  }

  /// `01-Countdown`: the name of its folder in `Chapters`, `Exercises` and `Solutions`.
  package var folder: String { "\(number < 10 ? "0" : "")\(number)-\(name)" }

  func version(_ name: String) -> Version? { versions.first { $0.key == name }?.value }

  /// The versions that `--context` reaches.
  var controlledVersions: [String] { versions.filter(\.value.isControlled).map(\.key) }
}
