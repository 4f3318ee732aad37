import ChapterKit
import Dependencies

@main
struct VoiceMemosDemo {
  static let chapter = Chapter(
    9,
    "VoiceMemos",
    "You record what you say, see how loud it is, and play it again.",
    versions: [
      "uncontrolled": Version(
        "Write: what it is like to live with this one.",
        isControlled: false
      ) { title in
        .feature(title, UncontrolledVoiceMemos())
      },
      "live-by-default": Version("Write: what you can decide here.") { title in
        .feature(title, LiveByDefaultVoiceMemos())
      },
      "controlled": Version("Write: what you can decide here.") { title in
        .feature(title, ControlledVoiceMemos())
      },
    ],
    compare: ["uncontrolled", "controlled"],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  static func main() async { await chapter.main() }
}
