import Course
import CustomDump
import Dependencies
import Foundation
import OutsideWorld
import PlantedCourses
import Stage
import TestTerminals
import Usage

@testable import Toolchain
@testable import WorkbookTool
@testable import WorkshopProgram

extension PlantedCourse {
  /// Every file with what is in it.
  var everything: [String: String] {
    let paths = root.files(below: "").filter { !$0.hasPrefix(".workbook") }
    return paths.reduce(into: [:]) { files, path in files[path] = root.text(of: path) }
  }
}

/// The output of a command, its errors, and its exit code.
struct CommandResult: Equatable {
  var output = ""
  var errors = ""
  var code = ExitCode.success
}

extension PlantedCourse {
  /// The context of a command in this workbook, which has a state of its own.
  func context(
    _ terminal: Terminal = CapturedOutput().terminal,
    environment: [String: String] = [:],
    sayOnStandardError: @escaping @Sendable (String) -> Void = { _ in }
  ) -> CommandContext {
    var context = CommandContext(
      folder: root,
      terminal: terminal,
      environment: environment.merging([StateFolder.variable: path("state")]) { one, _ in one },
      sayOnStandardError: sayOnStandardError
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
  ) async -> CommandResult {
    let captured = CapturedOutput()
    let errors = LockIsolated<[String]>([])
    let context = context(
      isDrawn ? captured.drawnTerminal : captured.terminal,
      environment: environment
    ) { line in
      errors.withValue { $0.append(line) }
    }
    let code = await withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 1_795_229_112)
      $0.timeZone = .gmt
      update(&$0)
    } operation: {
      await context.run(line.split(separator: " ").map(String.init))
    }
    return CommandResult(
      output: captured.lines.joined(separator: "\n"),
      errors: errors.value.joined(separator: "\n"),
      code: code
    )
  }

  /// Types a line, and expects this of it, and nothing else.
  @MainActor
  func expect(
    _ line: String,
    environment: [String: String] = [:],
    onATerminal isDrawn: Bool = false,
    output: String = "",
    errors: String = "",
    code: ExitCode = .success,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    at place: UInt = #line,
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async {
    let answer = await run(line, environment: environment, onATerminal: isDrawn, update)
    expectNoDifference(
      answer,
      CommandResult(output: output, errors: errors, code: code),
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
    try progress.record([Judgement(course.exercise(name), verdict)])
    try progress.save()
  }
}

extension Judge {
  /// Says the same of every exercise.
  static func saying(_ verdict: Verdict, _ tests: [TestOutcome] = []) -> Judge {
    Judge { run, _ in
      run.exercises.map { Judgement($0, verdict, tests, isUntouched: $0.isUntouched) }
    }
  }
}
