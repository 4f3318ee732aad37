import ChapterKit
import Foundation
import Stage

extension DemoCommand {
  /// How a line that is right turns all tests of a form red, step by step.
  static let hop = DemoCommand(
    "hop",
    "One test of a form, in five steps."
  ) { _, terminal in
    if ProcessInfo.processInfo.environment[onlyWarns] != nil { return await app() }
    for step in HopTest.allCases {
      terminal.say("\(step.rawValue). \(step.title)")
      for line in step.code.split(separator: "\n") { terminal.say("   \(line)") }
      terminal.say(await step.verdict().line)
      if step == .whereItArrives {
        terminal.say("In the app, the server answers on a thread of its own, and Swift says:")
        terminal.say(await warning())
      }
      guard step != HopTest.allCases.last else { break }
      if !terminal.hasKeys {
        terminal.say("")
      } else if terminal.awaitLine(after: "   return: the next step") != "" {
        break
      }
    }
    return 0
  }

  /// With it, Swift warns of a wrong thread, where it could end the process as well.
  private static let onlyWarns = "SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE"

  /// Asks the server that has a thread of its own.
  @MainActor
  private static func app() async -> Int32 {
    let form = HopForm(.threaded)
    form.ask()
    while form.message.isEmpty { await Task.yield() }
    return 0
  }

  /// What Swift says in the app, which is a process of its own.
  private static func warning() async -> String {
    let result = await DemoResult.run(
      ["\(onlyWarns)=legacy", Bundle.main.executablePath ?? "", "hop"],
      of: "/usr/bin/env"
    )
    return result.errors.split(separator: "\n").first { $0.hasPrefix("warning:") }.map(String.init)
      ?? result.errors
  }
}
