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
        isControlled: false
      ) { title in
        .memos(title, UncontrolledVoiceMemos())
      },
      "live-by-default": Version("You may override each endpoint: a forgotten one records.") {
        title in
        withDependencies {
          $0.haveOneValueEach()
        } operation: {
          .memos(title, ControlledVoiceMemos())
        }
      },
      "controlled": Version("A forgotten endpoint says its name, and touches nothing.") { title in
        .memos(title, ControlledVoiceMemos())
      },
    ],
    compare: ["live-by-default", "controlled"],
    commands: [.previews, .buildCost],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { _ in UsageDescriptions.declare(.microphone, "To record your memos.") }
  )

  static func main() async { await chapter.main() }
}
