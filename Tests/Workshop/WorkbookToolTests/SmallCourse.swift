import Course
import CustomDump
import Dependencies
import Foundation
import OutsideWorld
import PlantedCourses
import Stage

@testable import Toolchain
@testable import WorkbookTool
@testable import WorkshopProgram

/// A workbook of two chapters in a folder of its own.
extension PlantedCourse {
  static func small() throws -> PlantedCourse {
    let workbook = try PlantedCourse(["Package.swift": ""])
    // As if something had been built before.
    try workbook.write(".build/check/a.o", "")
    try workbook.addChapter("01-Kettle", ["Boil", "Whistle"])
    try workbook.addChapter("02-Oven", ["Bake"])
    return workbook
  }

  private static let tests = """
    @Suite struct Boil {
      @Test func `it boils`() {
        #expect(kettle.degrees == 100)
      }
      @Test func `it stops`() {
        #expect(kettle.isOff)
      }
    }
    """

  private func addChapter(_ folder: String, _ exercises: [String]) throws {
    let name = folder.dropFirst(3)
    try write("Chapters/\(folder)/README.md", "# \(name)\n\nIt boils.\n")
    try write(
      "Chapters/\(folder)/OnStage.md",
      "# On stage\n\nFor the instructor: 15 minutes, without the exercises (10 more).\n"
    )
    let grades = ["guided", "applied", "stretch"]
    try write(
      "Exercises/\(folder)/README.md",
      exercises.enumerated().map { index, exercise in
        """
        ## \(exercise) · \(grades[index])

        [`\(exercise).swift`](\(exercise).swift), about 5 minutes.

        Do it.

        1. It `boils`.
        2. It stops.

        """
      }
      .joined(separator: "\n")
    )
    for name in exercises {
      try write("Exercises/\(folder)/\(name).swift", "//\n// TODO: Do it.\n")
      let starter = "-// Done.\n+//\n+// TODO: Do it.\n"
      try write("Solutions/\(folder)/Starters/\(name).diff", starter)
      try write("Solutions/\(folder)/\(name).swift", "// Done.\n")
      try write("Exercises/\(folder)/Tests/\(name)Tests.swift", Self.tests)
    }
  }
}

extension PlantedCourse {
  /// Every file with what is in it.
  var everything: [String: String] {
    let paths = FileManager.default.subpaths(atPath: root.path(percentEncoded: false)) ?? []
    return paths.filter { !$0.hasPrefix(".workbook") }.reduce(into: [:]) { files, path in
      files[path] = root.text(of: path) ?? "folder"
    }
  }
}

/// What was said on standard output, on standard error, and the exit code.
struct Answer: Equatable {
  var said = ""
  var complaints = ""
  var code = ExitCode.success
}

extension PlantedCourse {
  /// What a command works with in this workbook, which has a state of its own.
  func context(
    _ terminal: Terminal = CapturedOutput().terminal,
    environment: [String: String] = [:],
    complain: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CommandContext {
    var context = CommandContext(
      folder: root,
      terminal: terminal,
      environment: environment.merging([StateFolder.variable: path("state")]) { one, _ in one },
      complain: complain
    )
    context.commands += WorkshopProgram.commands
    return context
  }

  /// Types a line in this workbook, in the night of 21 November 2026.
  ///
  /// - Parameter update: What is overridden meanwhile.
  @MainActor
  func run(
    _ line: String,
    environment: [String: String] = [:],
    onATerminal isDrawn: Bool = false,
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async -> Answer {
    let captured = CapturedOutput()
    let complaints = LockIsolated<[String]>([])
    let context = context(
      isDrawn ? captured.drawnTerminal : captured.terminal,
      environment: environment
    ) { line in
      complaints.withValue { $0.append(line) }
    }
    let code = await withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_795_229_112)
      $0.timeZone = .gmt
      update(&$0)
    } operation: {
      await context.answer(line.split(separator: " ").map(String.init))
    }
    return Answer(
      said: captured.lines.joined(separator: "\n"),
      complaints: complaints.value.joined(separator: "\n"),
      code: code
    )
  }

  /// Types a line, and expects this of it, and nothing else.
  @MainActor
  func expect(
    _ line: String,
    environment: [String: String] = [:],
    onATerminal isDrawn: Bool = false,
    said: String = "",
    complaints: String = "",
    code: ExitCode = .success,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    at place: UInt = #line,
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async {
    let answer = await run(line, environment: environment, onATerminal: isDrawn, update)
    expectNoDifference(
      answer,
      Answer(said: said, complaints: complaints, code: code),
      fileID: fileID,
      filePath: filePath,
      line: place
    )
  }
}

extension PlantedCourse {
  /// Remembers a verdict, as `check` does.
  func remember(_ verdict: Verdict, of name: String) throws {
    let course = try self.course
    var progress = CourseProgress(of: course)
    try progress.learn(from: [Judgement(course.exercise(name), verdict)])
    try progress.save()
  }
}

extension Judge {
  /// Says the same of every exercise.
  static func saying(_ verdict: Verdict, _ tests: [TestOutcome] = []) -> Judge {
    Judge { run, _ in run.exercises.map { Judgement($0, verdict, tests) } }
  }
}
