import ChapterKit
import Dependencies

package enum PersistenceDemo {
  package static let chapter = Chapter(
    5,
    "Persistence",
    "A script adds one stand-up and checks that there is exactly one. The list is saved.",
    versions: [
      "uncontrolled": Version("It saves to the disk: the check passes once.", isControlled: false) {
        .standups($0, UncontrolledStandups())
      },
      "controlled": Version("It saves to what you choose.") {
        .standups($0, ControlledStandups())
      },
    ],
    commands: [.weaken, .previews, .file, .reset],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  package static func main() async { await chapter.main() }
}
