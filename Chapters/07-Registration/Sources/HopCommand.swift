import ChapterKit
import Foundation
import Stage

extension Command {
  /// How a line that is right turns all tests of a form red, in four edits.
  static let hop = Command(
    "hop",
    "One test of a form, and what four edits make of it.",
    arguments: [
      Argument("EDIT", among: HopTest.allCases.map(\.rawValue) + ["app"], isOptional: true)
    ]
  ) { invocation, terminal in
    if invocation.values["EDIT"] == "app" { return await app() }
    let edit = invocation.values["EDIT"].flatMap(HopTest.init)
    for line in HopTest.code(after: edit) { terminal.say(line) }
    let verdict = await HopTest.verdict(after: edit)
    terminal.say(verdict.line)
    guard edit == nil else { return verdict.isGreen ? 0 : 1 }
    terminal.say("In the app, the server answers on a thread of its own, and Swift says:")
    terminal.say(await warning())
    return 0
  }

  /// Asks the server that has a thread of its own.
  @MainActor
  private static func app() async -> Int32 {
    let form = HopForm(.threaded)
    form.ask()
    while form.message.isEmpty { await Task.yield() }
    return 0
  }

  /// What Swift says in the app: a warning here, where it could end the process as well.
  private static func warning() async -> String {
    let process = await DemoProcess.run(
      ["SWIFT_IS_CURRENT_EXECUTOR_LEGACY_MODE_OVERRIDE=legacy"]
        + [Bundle.main.executablePath ?? "", "hop", "app"],
      of: "/usr/bin/env"
    )
    return process.errors.split(separator: "\n").first { $0.hasPrefix("warning:") }.map(String.init)
      ?? process.errors
  }
}
