import ChapterKit
import Dependencies
import Schedulers

package enum RegistrationDemo {
  package static let chapter = Chapter(
    7,
    "Registration",
    "A form asks a server about the password while you type.",
    versions: [
      "eager": Version("It asks after each letter, and shows each answer.", isControlled: false) {
        .registration($0, EagerRegistration())
      },
      "uncontrolled": Version("It waits on the main queue, so you wait.", isControlled: false) {
        .registration($0, UncontrolledRegistration())
      },
      "controlled": Version("It waits on a scheduler, and you choose the scheduler.") {
        .registration($0, ControlledRegistration())
      },
      "clock": Version("It waits on a clock, with async code.") {
        .registration($0, ClockRegistration())
      },
    ],
    compare: ["eager", "controlled"],
    commands: [.flicker, .hop, .mocks, .server, .slow, .waits],
    preview: {
      $0.mainQueue = .immediate
      $0.continuousClock = ImmediateClock()
    }
  )

  package static func main() async { await chapter.main() }
}
