import ChapterKit
import Clocks
import Dependencies
import OutsideWorld

package enum VoiceMemosDemo {
  package static let chapter = Chapter(
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
      "controlled": Version(
        "It uses what you hand over: a preview has a recorder that invents.",
        isApplication: false
      ) { title, driver in
        .memos(title, ControlledVoiceMemos(), driver)
      },
    ],
    open: "controlled",
    commands: [.previews, .twoProtocols, .buildCost],
    preview: { $0.continuousClock = ImmediateClock() },
    launch: { _ in UsageDescriptions.declare(.microphone, "To record your memos.") }
  )

  package static func main() async { await chapter.main() }
}
