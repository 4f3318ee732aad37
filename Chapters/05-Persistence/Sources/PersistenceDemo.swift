import ChapterKit
import Dependencies

package enum PersistenceDemo {
  package static let chapter = Chapter(
    5,
    "Persistence",
    "A script adds one stand-up and checks that there is exactly one. The list is saved.",
    uncontrolled: Version("It saves to the disk: the check passes once.") { title in
      .standups(title, UncontrolledStandups())
    },
    controlled: Version("It saves to what you choose.") { title in
      .standups(title, ControlledStandups())
    },
    commands: [.weaken, .previews, .file, .reset],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  package static func main() async { await chapter.main() }
}
