import OperatingSystem
import Usage

/// A command: what may follow its name, and what it does.
package struct Command: Sendable {
  package typealias Body =
    @MainActor @Sendable (ParsedArguments, CommandContext) async throws -> ExitCode

  let name: String
  /// The operands, as `--help` has them: `EXERCISE FOLDER`, and `[EXERCISE|CHAPTER]` for one that
  /// may be left out.
  var operands = ""
  /// One sentence about what it does.
  let summary: String
  var options: [Option] = []
  /// The part of `--help` below the options.
  var details = ""
  /// Nil if the program `workshop` has to be started for it.
  var run: Body?

  /// The same command, in the program that can run it.
  package func running(_ body: @escaping Body) -> Command {
    var command = self
    command.run = body
    return command
  }
}

extension Command {
  /// The commands in the order of `--help`.
  static let toLearn = [
    status, lesson, task, diff, check, watch, hint, solution, mistakes, reset,
    restore, prepare, doctor,
  ]
  static let toTeach = [notes, present, stage]
  static let forOwnCode = [scan, take]
  static let toMaintain = [verify, new, picture]
  static let all = toLearn + toTeach + forOwnCode + toMaintain

  /// The name and the operands, in one line.
  var line: String { operands.isEmpty ? name : "\(name) \(operands)" }

  func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    let typed = try ParsedArguments(arguments) { _ in options }
    let needed = operands.replacing(/\[.*?\]/, with: "").split(separator: " ")
    guard typed.operands.count >= needed.count else {
      throw UsageError("\"\(name)\" needs more: swift run workbook \(line)")
    }
    if let word = typed.operands.dropFirst(operands.split(separator: " ").count).first {
      throw UsageError("\"\(word)\" is one word too many: \(line)")
    }
    return typed
  }
}

extension Command {
  /// The answer to `--help` without a command.
  static var manual: String {
    """
    The guide through the workbook: where you are, what is next, what is right.

    Usage: swift run workbook [COMMAND] [--help]

    To learn
    \(table(toLearn))

    To teach
    \(table(toTeach))

    For your own code
    \(table(forOwnCode))

    To maintain
    \(table(toMaintain))

    An EXERCISE and a CHAPTER are a name, or a number such as 1.1 and 1.
    swift run workbook COMMAND --help says more about a command.

    It ends with 0 if all is well, and with 1 if an exercise is not solved yet or
    something is wrong. What it cannot do is said in a sentence.
    """
  }

  private static func table(_ commands: [Command]) -> String {
    wordTable(commands.map { ($0.line, $0.summary) })
  }

  /// The answer to `--help` after the command.
  var help: String {
    let usage = ["Usage: swift run workbook \(line)"] + options.map { "[\($0.words)]" }
    let parts = [
      summary, usage.filled(columns: helpColumns - 2).joined(separator: "\n  "),
      wordTable(options.map { ($0.words, $0.summary) }), details,
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }
}
