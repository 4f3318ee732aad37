import ChapterKit
import Stage

extension DemoCommand {
  /// One line of library code, in a program that is no test.
  static let report = DemoCommand(
    "report",
    "One line of library code reports an issue: here it warns, in a test it fails the test."
  ) { _, terminal in
    terminal.say("Before the line that reports.")
    Identifiers().next()
    terminal.say("After it: the program goes on.")
    return 0
  }
}
