import ChapterKit
import Dependencies
import Telemetry

package enum AnalyticsDemo {
  package static let chapter = Chapter(
    4,
    "Analytics",
    "A map tells its makers what you do with it.",
    versions: [
      "uncontrolled": Version("It posts for real, also from a preview.", isControlled: false) {
        .map($0, UncontrolledMap(.walking()))
      },
      "argument": Version("It takes its analytics as an argument: a preview passes one.") {
        @Dependency(\.context) var context
        return .map($0, context == .preview ? ArgumentMap.preview : ArgumentMap(.walking()))
      },
      "controlled": Version("It asks for its analytics: a preview tells nothing.") {
        .map($0, ControlledMap(.walking()))
      },
    ],
    commands: [.previews, .collector, .reset],
    launch: { Telemetry.shared.source = source(of: $0) },
    beforeClosing: { Telemetry.shared.flush() }
  )

  /// What the page shows next to each event: a preview that posts cannot pass for a user there.
  static func source(of invocation: Invocation) -> String {
    @Dependency(\.context) var context
    return "\(invocation.contextOfControlled ?? context)"
  }

  package static func main() async { await chapter.main() }
}
