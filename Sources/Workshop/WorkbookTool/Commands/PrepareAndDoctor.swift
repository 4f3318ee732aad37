import Course
import Dependencies
import Foundation
import OperatingSystem
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

  static let doctor = Command(
    name: "doctor",
    summary: "What is in the way here, and what to do.",
    details: """
      ! is worth knowing. ✗ keeps you from working, and makes the exit code 1. It
      changes nothing. A demo says itself what it cannot reach of the outside world.
      """
  ) { _, context in
    @Dependency(XcodeProbe.self) var xcode
    let isXcodeMissing = await xcode.isMissing()
    if isXcodeMissing {
      context.say(
        """
        ✗ Swift has no XCTest, so no test can be built.
          Install Xcode 26.4 or newer, and type:
          sudo xcode-select --switch /Applications/Xcode.app
        """
      )
    }
    for (name, effect) in forgottenVariables {
      guard let value = context.environment[name], !value.isEmpty else { continue }
      context.say("! \(name)=\(value): \(effect).\n  To change that: unset \(name)")
    }
    if isXcodeMissing { return .failure }
    context.say("Nothing keeps you from working. To begin, type: swift run workbook")
    return .success
  }

  /// Variables that change what is built or reached, and are easily forgotten.
  private static let forgottenVariables = [
    ("WORKBOOK_SOLUTIONS", "other answers are judged, not yours"),
    ("WORKBOOK_ONLY", "nothing else is built"),
    ("SWIFT_DEPENDENCIES_CONTEXT", "every program runs in that context"),
    ("TELEMETRY_URL", "events are posted there"),
    ("WORKBOOK_CONTACTS", "the people in that folder are shown"),
  ]
}

/// Looks for Xcode. That there is a toolchain and that the clone can be written is certain: this
/// program was built with it, there.
struct XcodeProbe: Sendable {
  /// Whether this is a Mac with the command line tools alone, which cannot build tests.
  var isMissing: @Sendable () async -> Bool
}

extension XcodeProbe: DependencyKey {
  static let liveValue = XcodeProbe {
    // Only a Mac has this program.
    guard let result = try? await Program("xcode-select", ["-p"]).result(within: .seconds(10))
    else { return false }
    let xcode = String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)
    let library = URL(filePath: "\(xcode)/Platforms/MacOSX.platform/Developer/Library")
    return !library.has("Frameworks/XCTest.framework")
  }
}
