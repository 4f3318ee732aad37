import ChapterKit
import Dependencies
import OutsideWorld

@main
struct StandupsDemo {
  static let chapter = Chapter(
    10,
    "Standups",
    "The whole app: stand-ups, their meetings with a timer and a transcript, all saved.",
    uncontrolled: Version("It has your file, your microphone, and real minutes.") {
      .standups($0, UncontrolledStandupsListModel(), $1)
    },
    controlled: Version("The same app, in a world that you choose.") {
      .standups($0, StandupsListModel(), $1)
    },
    open: "controlled",
    commands: [.islands, .preview],
    preview: {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock(.samples)
      $0.speechClient = .said()
    },
    launch: { _ in
      UsageDescriptions.declare(.microphone, purpose)
      UsageDescriptions.declare(.speechRecognition, purpose)
    }
  )

  private static let purpose = "To write down what is said in a meeting."

  static func main() async { await chapter.main() }
}
