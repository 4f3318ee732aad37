import ChapterKit
import Dependencies

@main
struct StandupsDemo {
  static let chapter = Chapter(
    10,
    "Standups",
    "The whole app: stand-ups, their meetings with a timer and a transcript, all saved.",
    versions: [
      "controlled": Version("The app, in a world that you choose.") {
        .standups($0, StandupsListModel(), $1)
      }
    ],
    compare: ["controlled"],
    open: "controlled",
    commands: [.preview],
    preview: {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock(.samples)
    }
  )

  static func main() async { await chapter.main() }
}
