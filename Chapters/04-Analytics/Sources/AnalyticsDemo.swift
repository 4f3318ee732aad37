import ChapterKit
import Dependencies
import Telemetry

@main
struct AnalyticsDemo {
  static let chapter = Chapter(
    4,
    "Analytics",
    "A map tells its makers what you do with it.",
    uncontrolled: Version("It posts for real, whoever plays with it.") { title in
      .map(title, UncontrolledMap(.walking()))
    },
    controlled: Version("It tells whom you choose: the collector, or nobody.") { title in
      .map(title, ControlledMap(.walking()))
    },
    commands: [.collector, .reset],
    beforeClosing: { Telemetry.shared.flush() }
  )

  static func main() async {
    Telemetry.shared.source = source(of: Array(CommandLine.arguments.dropFirst()))
    await chapter.main()
  }

  /// What the page shows beside each event: a preview that posts cannot pass for a user there.
  static func source(of arguments: [String]) -> String {
    @Dependency(\.context) var context
    let typed = try? chapter.understand(arguments)
    return "\(typed?.context ?? (typed?.word == .compare ? .preview : context))"
  }
}
