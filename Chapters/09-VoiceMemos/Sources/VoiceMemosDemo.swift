import AudioPlayerClientLive
import AudioRecorderClientLive
import ChapterKit
import Clocks
import Dependencies
import OutsideWorld

@main
struct VoiceMemosDemo {
  static let chapter = Chapter(
    9,
    "VoiceMemos",
    "You record what you say, see how loud it is, and play it again.",
    versions: [
      "uncontrolled": Version(
        "It uses the microphone of the machine: it asks, waits, and leaves a file.",
        isControlled: false,
        isApplication: false
      ) { title, driver in
        .memos(title, UncontrolledVoiceMemos(), driver)
      },
      "live-by-default": Version(
        "You may override each endpoint: a forgotten one records.",
        isApplication: false
      ) { title, driver in
        withDependencies {
          $0.haveOneValueEach()
        } operation: {
          .memos(title, ControlledVoiceMemos(), driver)
        }
      },
      "controlled": Version(
        "A forgotten endpoint says its name, and touches nothing.",
        isApplication: false
      ) { title, driver in
        .memos(title, ControlledVoiceMemos(), driver)
      },
    ],
    compare: ["live-by-default", "controlled"],
    open: "controlled",
    commands: [.previews, .buildCost],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { _ in UsageDescriptions.declare(.microphone, "To record your memos.") }
  )

  static func main() async { await chapter.main() }
}
