@testable import CountdownChapter

// A screen that makes the countdown, and forgets the argument.

@MainActor
final class LaunchScreen {
  let countdown = ArgumentCountdown()
}
