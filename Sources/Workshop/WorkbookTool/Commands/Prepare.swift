import Course
import Toolchain
import Usage

extension Command {
  static let prepare = Command(
    name: "prepare",
    summary: "Builds in advance what a class needs.",
    details: """
      The demos, the tests and this tool are built in one place, and check builds in a
      place of its own: this command fills both. The first time it takes some minutes,
      later it takes seconds. Type it on the day before the class, and again after you
      have pulled.
      """
  ) { _, context in
    let course = try context.course()
    let exercises = course.exercises.map { "\($0.chapterName)/\($0.name)" }
    let builds = [
      ("the demos, the tests and this tool", Build(root: course.root)),
      ("what check uses", Build(root: course.root, scratch: "check", only: exercises)),
    ]
    for (index, (what, build)) in builds.enumerated() {
      context.say("\(index + 1) of \(builds.count)  \(what)")
      let environment = build.environment(from: context.environment)
      let code = try context.runSwiftInForeground(build.arguments, environment: environment)
      if code > 128 { return .interrupted }
      guard code == 0 else {
        throw SentenceError(
          """
          It was not built: the reason is above. To see what is in the way:
            swift run workbook doctor
          """,
          .unavailable
        )
      }
    }
    context.say("Everything is built. To begin, type: swift run workbook")
    return .success
  }
}
