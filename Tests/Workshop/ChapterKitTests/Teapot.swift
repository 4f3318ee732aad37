import ChapterKit
import Dependencies
import Observation
import OutsideWorld
import Stage
import TestTerminals
import Testing

/// A chapter to ask things of: water gets hot in five seconds.
let teapot = teapotChapter()

/// The same chapter, with what a test changes.
func teapotChapter(
  uncontrolled: Version = Version("You wait for it.", isControlled: false) {
    .tea($0, Teapot(context: "none"))
  },
  controlled: Version = Version("You decide how long it takes.") { .tea($0, Teapot()) },
  compare compared: [String] = ["uncontrolled", "controlled"],
  open opened: String? = nil,
  commands: [DemoCommand] = [],
  launch: @escaping @MainActor @Sendable (Invocation) async -> Void = { _ in },
  beforeClosing: @escaping @Sendable () async -> Void = {}
) -> Chapter {
  Chapter(
    12,
    "Teapot",
    "Water gets hot.",
    versions: [
      "uncontrolled": uncontrolled,
      "samovar": Version("It is always hot.") { .tea($0, Teapot()) },
      "controlled": controlled,
    ],
    compare: compared,
    open: opened,
    commands: [.serve] + commands,
    preview: { $0.continuousClock = ImmediateClock() },
    launch: launch,
    beforeClosing: beforeClosing
  )
}

/// The lines that a chapter writes through a pipe, and its exit code.
@MainActor
func answer(
  _ arguments: [String],
  of chapter: Chapter = teapot,
  footprint: Footprint = Footprint(),
  sayOnStandardError: @escaping @Sendable (String) -> Void = { Issue.record("\($0)") }
) async -> (said: [String], code: Int32) {
  let captured = CapturedOutput()
  let code = await chapter.run(
    arguments,
    on: captured.terminal,
    in: RunEnvironment(footprint: footprint, sayOnStandardError: sayOnStandardError)
  )
  return (captured.lines, code)
}

extension DemoCommand {
  fileprivate static let serve = DemoCommand(
    "serve",
    "Serves a kind of tea.",
    argument: "TEA",
    among: ["black", "green"],
    options: [Option("--sweet", summary: "With sugar.")]
  ) { _, _ in 0 }
}

@MainActor @Observable
final class Teapot {
  private(set) var isHot = false
  let context: String
  @ObservationIgnored @Dependency(\.continuousClock) private var clock

  init(context: String? = nil) {
    @Dependency(\.context) var current
    self.context = context ?? "\(current)"
  }

  func heat() async throws {
    if context == "preview" { try await clock.sleep(for: .seconds(5)) }
    isHot = true
  }
}

extension Scene {
  static func tea(_ title: String, _ model: Teapot) -> Scene {
    Scene(title, model) { model, _ in
      Text(model.isHot ? "hot" : "cold")
    } line: { model in
      "\(model.isHot ? "hot" : "cold") (\(model.context))"
    } run: { model in
      try? await model.heat()
    }
  }
}
