import Course
import Dependencies
import Stage
import Synchronization
import Toolchain

extension CommandWord {
  static let prepare = CommandWord(
    "prepare",
    promise: "Builds in advance what a class needs.",
    details: """
      The demos, the tests and this tool are built in one place, and check builds in a
      place of its own: this command fills both. The first time it takes
      \(FirstBuild.ofAll), later it takes seconds. Type it on the day before the class,
      and again after you have pulled.
      """
  ) { _, context in
    let course = try context.course()
    let exercises = course.exercises.map { "\($0.chapterName)/\($0.name)" }
    let steps = [
      ("the demos, the tests and this tool", Build(root: course.root)),
      ("what check uses", Build(root: course.root, scratch: "check", only: exercises)),
    ]
    for (index, step) in steps.enumerated() {
      context.say("\(index + 1) of \(steps.count)  \(step.0)")
      try await context.build(step.1)
    }
    context.say("Everything is built. To begin, type: swift run workbook")
    return .success
  }
}

extension CommandContext {
  /// Builds, and shows how far it is: in one line that passes by, or in a few through a pipe.
  fileprivate func build(_ build: Build) async throws(CommandFailure) {
    @Dependency(Builder.self) var builder
    let waiting = PassingLine(on: terminal)
    defer { waiting.clear() }
    waiting.show("        planning …")
    let lastQuarter = Mutex(0)
    do throws(ToolchainError) {
      try await builder.build(build) { [terminal] step in
        waiting.show("        \(step.number) of \(step.count)  \(step.words)")
        guard !terminal.canDraw, step.count > 20 else { return }
        // Each quarter once: the count grows while it is built.
        let quarter = step.number * 4 / step.count
        let isNew = lastQuarter.withLock { last in
          defer { last = max(last, quarter) }
          return quarter > last && quarter < 4
        }
        if isNew { terminal.say("        step \(step.number) of \(step.count)") }
      }
    } catch {
      throw CommandFailure(error.sentence, .unavailable)
    }
  }
}
