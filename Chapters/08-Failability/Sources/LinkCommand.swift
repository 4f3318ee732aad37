import ChapterKit
import Stage

extension DemoCommand {
  /// Why library code cannot import a test framework.
  static let link = DemoCommand(
    "link",
    "Four ways to get a test framework into an app, on a copy, and what each of them says."
  ) { _, terminal in
    for attempt in LinkAttempt.all {
      terminal.say(attempt.name)
      terminal.say("  \(await attempt.outcome())", hanging: 2)
    }
    return 0
  }
}

/// A program of a few lines that imports a test framework, built and run.
struct LinkAttempt: Sendable {
  let name: String
  let importing: String
  var failing = "XCTFail()"
  /// As an app goes to the people who use it: with all that it needs inside.
  var isShipped = true

  static let all = [
    LinkAttempt(
      name: "1. import XCTest, and run it on this machine",
      importing: "import XCTest",
      isShipped: false
    ),
    LinkAttempt(name: "2. import XCTest, in an app that is shipped", importing: "import XCTest"),
    LinkAttempt(
      name: "3. import Testing, in an app that is shipped",
      importing: "import Testing",
      failing: "Issue.record()"
    ),
    LinkAttempt(
      name: "4. XCTest behind #if canImport(XCTest), in an app that is shipped",
      importing: """
        #if canImport(XCTest)
          import XCTest
        #else
          func XCTFail() { print("There is no XCTFail.") }
        #endif
        """
    ),
  ]

  /// What the compiler says, or else the program.
  func outcome() async -> String {
    #if canImport(Darwin)
      // There, an app has no other way to be built.
      let flags: [String] = []
    #else
      let flags = isShipped ? ["-static-stdlib"] : []
    #endif
    let program = SmallProgram(
      "\(importing)\n@main struct App { static func main() { \(failing) } }\n",
      flags: flags
    )
    switch await program.outcome(lookingFor: ["libXCTest"]) {
    case .refused(let error): return "error: \(error)"
    case .ran(let result, let names):
      let said = result.output.prefix { !$0.isNewline }
      return "It runs, and says \(said.isEmpty ? "nothing" : "\"\(said)\"")."
        + (names.isEmpty ? "" : " It needs libXCTest, which the people who get it do not have.")
    }
  }
}
