import ChapterKit
import Dependencies

@main
struct CountdownDemo {
  static let chapter = Chapter(
    1,
    "Countdown",
    "Ten seconds count down, then confetti falls.",
    uncontrolled: Version("It sleeps for real, so you wait for real.") { title in
      .countdown(title, UncontrolledCountdown())
    },
    controlled: Version("It sleeps on a clock, and you choose the clock.") { title in
      .countdown(title, ControlledCountdown())
    },
    preview: { $0.continuousClock = ImmediateClock() }
  )

  static func main() async { await chapter.main() }
}
