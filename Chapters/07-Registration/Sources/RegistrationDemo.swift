import ChapterKit
import Dependencies
import Schedulers

@main
struct RegistrationDemo {
  static let chapter = Chapter(
    7,
    "Registration",
    "A form asks a server about the password while you type.",
    versions: [
      "eager": Version("It asks after each letter, and shows each answer.", isControlled: false) {
        title in
        .registration(title, EagerRegistration())
      },
      "uncontrolled": Version("It waits on the main queue, so you wait.", isControlled: false) {
        title in
        .registration(title, UncontrolledRegistration())
      },
      "controlled": Version("It waits on a scheduler, and you choose the scheduler.") { title in
        .registration(title, ControlledRegistration())
      },
      "clock": Version("It waits on a clock, with async code.") { title in
        .registration(title, ClockRegistration())
      },
    ],
    compare: ["eager", "controlled"],
    commands: [.server, .slow, .waits],
    preview: {
      $0.mainQueue = .immediate
      $0.continuousClock = ImmediateClock()
    }
  )

  static func main() async { await chapter.main() }
}
