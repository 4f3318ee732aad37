import OperatingSystem
import Usage

/// A command: what may follow its name, and what it does.
package struct Command: Sendable {
  package typealias Body =
    @MainActor @Sendable (ParsedArguments, CommandContext) async throws -> ExitCode

  let name: String
  /// What may be typed after it: `EXERCISE`, `[EXERCISE|CHAPTER]`.
  let operands: String
  /// How many words may be typed after it.
  let operandCount: ClosedRange<Int>
  /// What it does, in one sentence.
  let summary: String
  let options: [Option]
  /// What `--help` says below the options.
  let details: String
  let run: Body

  package init(
    _ name: String,
    operands: String = "",
    operandCount: ClosedRange<Int> = 0...0,
    summary: String,
    options: [Option] = [],
    details: String = "",
    run: @escaping Body
  ) {
    self.name = name
    self.operands = operands
    self.operandCount = operandCount
    self.summary = summary
    self.options = options
    self.details = details
    self.run = run
  }
}

extension Option {
  package static let yes = Option("--yes", summary: "Do not ask first.")
}

extension Command {
  /// What a newcomer types, in the order of `--help`.
  static let toLearn = [
    status, lesson, task, diff, check, watch, hint, open, solution, mistakes, reset,
    restore, prepare, doctor,
  ]

  /// What is typed, in one line, with what may follow.
  var line: String { operands.isEmpty ? name : "\(name) \(operands)" }

  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    let typed = try ParsedArguments(arguments) { _ in options }
    guard typed.words.count >= operandCount.lowerBound else {
      throw UsageError("\"\(name)\" needs more: swift run workbook \(line)")
    }
    guard typed.words.count <= operandCount.upperBound else {
      throw UsageError("\"\(typed.words[operandCount.upperBound])\" is one word too many: \(line)")
    }
    return typed
  }
}
