import ChapterKit
import Dependencies

@main
struct StandupsDemo {
  static let chapter = Chapter(
    10,
    "Standups",
    "A team's stand-ups: their people, a meeting with a timer and a transcript, all saved.",
    versions: [
      "controlled": Version("You choose the disk, the clock and who speaks.") { title in
        .standups(title, StandupsListModel())
      }
    ],
    compare: [],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  static func main() async { await chapter.main() }
}
