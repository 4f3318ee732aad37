import Course
import Foundation
import OperatingSystem
import Stage
import Usage

/// What a command works with: the folder, the terminal and the environment of the person who typed
/// it.
package struct CommandContext: Sendable {
  /// The folder in which the command was typed.
  package let folder: URL
  package let terminal: Terminal
  package let environment: [String: String]
  /// The commands of this program.
  var commands = Command.toLearn + [.notes]
  package var sayOnStandardError = Terminal.complain

  package func course() throws(CourseError) -> Course { try Course(around: folder) }

  package func say(_ text: String) { terminal.sayWrapped(text) }

  /// Answers what was typed, and ends the process.
  ///
  /// - Parameter others: Commands of this program that the workbook itself does not have.
  @MainActor
  package static func main(and others: [Command] = []) async {
    openStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    var context = CommandContext(
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      terminal: .standard,
      environment: ProcessInfo.processInfo.environment
    )
    context.commands += others
    exit(await context.answer(arguments).rawValue)
  }
}

extension CommandContext {
  /// Answers the command line, and gives the exit code.
  @MainActor
  func answer(_ arguments: [String]) async -> ExitCode {
    do {
      guard let first = arguments.first else {
        return try await Command.status.run(ParsedArguments(), self)
      }
      if ["--help", "-h", "help"].contains(first) {
        guard arguments.count > 1 else {
          say(Manual.text)
          return .success
        }
        return await answer([arguments[1], "--help"])
      }
      guard let command = commands.first(where: { $0.name == first }) else {
        if Manual.workshopCommandNames.contains(first) {
          return try runProduct("workshop", arguments, of: course())
        }
        throw UsageError(
          "There is no command \"\(first.quotable(limit: 60))\".",
          typed: first,
          known: commands.map(\.name) + Manual.workshopCommandNames + ["help"]
        )
      }
      let rest = Array(arguments.dropFirst())
      if ParsedArguments.asksForHelp(rest) {
        say(Manual.text(about: command))
        return .success
      }
      return try await command.run(command.parse(rest), self)
    } catch let error as UsageError {
      sayOnStandardError(error.sentence)
      sayOnStandardError("Type: swift run workbook --help")
      return .usage
    } catch let error as CourseError {
      sayOnStandardError(error.sentence)
      if case .unreadable = error { return .ioError }
      return .unavailable
    } catch let failure as CommandFailure {
      sayOnStandardError(failure.sentence)
      return failure.code
    } catch {
      sayOnStandardError(error.reason)
      return .ioError
    }
  }
}

extension Terminal {
  /// Writes lines, which are broken between words where the window is narrower.
  func say(_ lines: [StyledLine]) {
    let columns = size?.columns ?? .max
    for line in lines.flatMap({ $0.wrapped(columns: columns) }) { say(line) }
  }
}
