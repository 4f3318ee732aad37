import ChapterKit
import Dependencies
import OutsideWorld

@main
struct LocationDemo {
  static let chapter = Chapter(
    2,
    "Location",
    "A map, a button, and a pin that moves to where you are.",
    uncontrolled: Version("It asks the system, and the system asks you: once.") { title in
      .map(title, UncontrolledMap(), pace: ContinuousClock())
    },
    controlled: Version("It asks a client, and you choose the client.") { title in
      @Dependency(\.continuousClock) var clock
      return .map(title, ControlledMap(), pace: clock)
    },
    commands: [.previews, .simulator],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { _ in UsageDescriptions.declare(.location, "To put a pin on the map.") }
  )

  static func main() async { await chapter.main() }
}
