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
      .map(title, UncontrolledMap()) { try await Task.sleep(for: .seconds(1)) }
    },
    controlled: Version("It asks a client, and you choose the client.") { title in
      // The clock is looked up when it is needed: never, where the first tap leads nowhere.
      let clock = Dependency(\.continuousClock)
      return .map(title, ControlledMap()) {
        try await clock.wrappedValue.sleep(for: .seconds(1))
      }
    },
    commands: [.previews, .simulator],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { _ in UsageDescriptions.declare(.location, "To put a pin on the map.") }
  )

  static func main() async { await chapter.main() }
}
