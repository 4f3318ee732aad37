import ChapterKit
import Dependencies

package enum TemplateDemo {
  package static let chapter = Chapter(
    99,
    "Template",
    "Write: what there is to see, in one sentence.",
    versions: [
      "uncontrolled": Version("Write: what it is like to live with it.", isControlled: false) {
        .feature($0, UncontrolledTemplate())
      },
      "controlled": Version("Write: what you can decide here.") {
        .feature($0, ControlledTemplate())
      },
    ],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  package static func main() async { await chapter.main() }
}
