import ChapterKit
import Dependencies

package enum CountdownDemo {
  package static let chapter = Chapter(
    1,
    "Countdown",
    "Ten seconds count down, then confetti falls.",
    versions: [
      "uncontrolled": Version("It sleeps for real, so you wait for real.", isControlled: false) {
        .countdown($0, UncontrolledCountdown())
      },
      "argument": Version("It sleeps on the clock that is passed to it.") { title in
        @Dependency(\.continuousClock) var clock
        return .countdown(title, ArgumentCountdown(clock: clock))
      },
      "controlled": Version("It asks for a clock, and you choose the clock.") {
        .countdown($0, ControlledCountdown())
      },
    ],
    preview: { $0.continuousClock = ImmediateClock() }
  )

  package static func main() async { await chapter.main() }
}
