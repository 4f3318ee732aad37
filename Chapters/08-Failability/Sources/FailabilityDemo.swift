import ChapterKit
import Clocks
import Dependencies

package enum FailabilityDemo {
  package static let chapter = Chapter(
    8,
    "Failability",
    "Todos, and twelve tests that say which dependencies each of them uses.",
    versions: [
      "crashing": Version("An unexpected call ends the process.") { title in
        .todos(title, TestRun("crashing"))
      },
      "failing": Version("An unexpected call fails one test, which says where.") { title in
        .todos(title, TestRun("failing"))
      },
      "lazy": Version("The same, and only for what is really run.") { title in
        .todos(title, TestRun("lazy"))
      },
    ],
    compare: ["crashing", "lazy"],
    commands: [.addEvent, .lines, .oneCause, .link, .report, .tests],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  package static func main() async { await chapter.main() }
}
