import ChapterKit
import Stage

extension DemoCommand {
  /// What a version starts as a process of its own, so that a crash does not end the stage.
  static let tests = DemoCommand(
    "tests",
    "The twelve tests alone, as a version runs them in a process of their own.",
    argument: "STUBS",
    among: ["crashing", "failing", "lazy"],
    options: [Option("--add-event", summary: "Let the feature track \"Filter Changed\" as well.")]
  ) { invocation, terminal in
    let stubs: [String: TodoAnalytics] = ["crashing": .crashing, "failing": .failing]
    let tracksFilter = invocation.values["--add-event"] != nil
    let todos = TodosUnderTest(
      stubs: invocation.argument.flatMap { stubs[$0] } ?? .lazy,
      tracksFilter: tracksFilter
    )
    for test in TodosTest.all {
      let failures = await FailureLog.failures { await test.run(todos) }
      terminal.say("\(failures.isEmpty ? "✓" : "✗") \(test.name)")
      for failure in failures {
        terminal.say("  \(failure.place)")
        // One message is worth reading whole; where several tests say the same, the lines are.
        let message = tracksFilter ? [] : failure.message.split(separator: "\n")
        for line in message { terminal.say("  \(line)") }
      }
    }
    return 0
  }
}
