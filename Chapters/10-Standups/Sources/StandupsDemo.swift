import ChapterKit
import Dependencies
import OutsideWorld

package enum StandupsDemo {
  package static let chapter = Chapter(
    10,
    "Standups",
    "The whole app: stand-ups, their meetings with a timer and a transcript, all saved.",
    versions: [
      "uncontrolled": Version(
        "It has your file, your microphone, and real minutes.",
        isControlled: false
      ) {
        .standups($0, UncontrolledStandupsListModel(), $1)
      },
      "controlled": Version("The same app, in a world that you choose.") {
        .standups($0, StandupsListModel(), $1)
      },
    ],
    open: "controlled",
    commands: [.islands, .preview],
    preview: {
      $0.continuousClock = ImmediateClock()
      $0.dataManager = .mock(.samples)
      $0.speechClient = .said()
    },
    launch: { invocation in
      // What the person has in their own file is nothing to compare.
      if invocation.word == .compare { StateFolder.beginFresh() }
      UsageDescriptions.declare(.microphone, purpose)
      UsageDescriptions.declare(.speechRecognition, purpose)
    },
    beforeClosing: { StateFolder.removeFresh() }
  )

  private static let purpose = "To write down what is said in a meeting."

  package static func main() async { await chapter.main() }
}
