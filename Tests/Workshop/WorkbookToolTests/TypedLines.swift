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

/// The output of a command, its errors, and its exit code.
struct CommandResult: Equatable {
  var output = ""
  var errors = ""
  var code = ExitCode.success

  /// The exit code is said if it is not 0.
  fileprivate var transcript: [String] {
    output.textLines + errors.textLines.map { "2> \($0)" }
      + (code == .success ? [] : ["exit \(code.rawValue)"])
  }
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
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async -> CommandResult {
    let captured = CapturedOutput()
    let errors = LockIsolated<[String]>([])
    let context = context(captured.terminal, environment: environment) { line in
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

  /// Types each line of a transcript that begins with "$ ", and expects what stands below it, and
  /// nothing else. What is said on standard error stands after "2> ".
  @MainActor
  func expect(
    _ transcript: String,
    environment: [String: String] = [:],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    at place: UInt = #line,
    _ update: (inout DependencyValues) -> Void = { _ in }
  ) async {
    var seen: [String] = []
    for line in transcript.textLines where line.hasPrefix("$ ") {
      let words = String(line.dropFirst(2))
      seen.append(line)
      seen += await run(words, environment: environment, update).transcript
    }
    expectNoDifference(
      seen.joined(separator: "\n"),
      transcript,
      fileID: fileID,
      filePath: filePath,
      line: place
    )
  }
}

extension PlantedCourse {
  /// Types a line, with a judge who says this of every exercise.
  @MainActor
  func check(_ line: String, _ verdict: Verdict, _ tests: TestOutcome...) async -> CommandResult {
    await run(line) { $0[Judge.self] = .saying(verdict, tests) }
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

extension String {
  /// From the line that begins with one text to the line before one that begins with another.
  func between(_ first: String, and last: String) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let begin = lines.firstIndex { $0.hasPrefix(first) } ?? lines.startIndex
    let end = lines.firstIndex { $0.hasPrefix(last) } ?? lines.endIndex
    return lines[begin..<end].joined(separator: "\n").trimmingCharacters(in: .newlines)
  }
}
