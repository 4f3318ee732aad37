import ChapterKit
import Dependencies
import Telemetry

@main
struct AnalyticsDemo {
  static let chapter = Chapter(
    4,
    "Analytics",
    "A map tells its makers what you do with it.",
    uncontrolled: Version("It posts for real, also from a preview.") { title in
      .map(title, UncontrolledMap(.walking()))
    },
    controlled: Version("It asks for its analytics: a preview tells nothing.") { title in
      .map(title, ControlledMap(.walking()))
    },
    commands: [.previews, .collector, .reset],
    launch: { Telemetry.shared.source = source(of: $0) },
    beforeClosing: { Telemetry.shared.flush() }
  )

  static func main() async { await chapter.main() }

  /// What the page shows beside each event: a preview that posts cannot pass for a user there.
  static func source(of invocation: Invocation) -> String {
    @Dependency(\.context) var context
    return "\(invocation.contextOfControlled ?? context)"
  }
}
