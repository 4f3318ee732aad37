import ChapterKit
import Foundation
import Stage

extension DemoCommand {
  /// How a line that is right turns all tests of a form red, step by step.
  static let hop = DemoCommand(
    "hop",
    "One test of a form, in five steps."
  ) { _, terminal in
    if ProcessInfo.processInfo.environment[executorCheck] != nil { return await app() }
    for step in HopTest.allCases {
      terminal.say("\(step.rawValue). \(step.title)")
      for line in step.code.split(separator: "\n") { terminal.say("   \(line)") }
      terminal.say(await step.verdict().line)
      if step == .whereItArrives { await showApp(on: terminal) }
      guard step != HopTest.allCases.last else { break }
      if !terminal.hasKeys {
        terminal.say("")
      } else if terminal.awaitLine(after: "   return: the next step") != "" {
        break
      }
    }
    return 0
  }

  /// Whether Swift warns of a wrong thread, `legacy`, or ends the process, `swift6`.
  private static let executorCheck = "SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE"

  /// Asks the server that has a thread of its own.
  @MainActor
  private static func app() async -> Int32 {
    let form = HopForm(.threaded)
    form.ask()
    while form.message.isEmpty { await Task.yield() }
    return 0
  }

  /// Runs the app in two processes of their own: Swift 5 mode warns it, and Swift 6 mode ends it.
  private static func showApp(on terminal: Terminal) async {
    func result(_ check: String) async -> DemoResult {
      await DemoResult.run(
        ["\(executorCheck)=\(check)", Bundle.main.executablePath ?? "", "hop"],
        of: "/usr/bin/env"
      )
    }
    terminal.say("In the app, the server answers on a thread of its own.")
    terminal.say("In Swift 5 mode:")
    let lines = await result("legacy").errors.split(separator: "\n")
    terminal.say(String(lines.first { $0.hasPrefix("warning:") } ?? "no warning"))
    let signal = await result("swift6").signal
    let end = signal.map { "the process ends here, with signal \($0)." } ?? "the process goes on."
    terminal.say("In Swift 6 mode: \(end)")
  }
}
