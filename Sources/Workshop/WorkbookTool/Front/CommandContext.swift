import Course
import Foundation
import OperatingSystem
import Stage
import Usage

/// The surroundings of a command: the person's folder, terminal and environment.
package struct CommandContext: Sendable {
  /// The folder in which the command was typed.
  package let folder: URL
  package let terminal: Terminal
  package let environment: [String: String]
  /// Of two commands with one name, the second one is run.
  var commands = Command.all
  package var sayOnStandardError = Terminal.sayOnStandardError

  package func course() throws(SentenceError) -> Course { try Course(around: folder) }

  package func say(_ text: String) { terminal.say(text) }

  /// Runs what was typed, and ends the process.
  ///
  /// - Parameter others: The commands of this program that the workbook itself cannot run.
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
    exit(await context.run(arguments).rawValue)
  }
}

extension CommandContext {
  /// Runs a command line, and returns the exit code.
  @MainActor
  func run(_ arguments: [String]) async -> ExitCode {
    do {
      let first = arguments.first ?? Command.status.name
      if ["--help", "-h", "help"].contains(first) {
        guard arguments.count > 1 else {
          say(Command.manual)
          return .success
        }
        return await run([arguments[1], "--help"])
      }
      guard let command = commands.last(where: { $0.name == first }) else {
        throw UsageError(
          "There is no command \"\(first.quotable(limit: 60))\".",
          typed: first,
          known: commands.map(\.name) + ["help"]
        )
      }
      let rest = Array(arguments.dropFirst())
      if ParsedArguments.asksForHelp(rest) {
        say(command.help)
        return .success
      }
      let typed = try command.parse(rest)
      guard let body = command.run else {
        return try runProduct("workshop", arguments, of: course())
      }
      return try await body(typed, self)
    } catch let error as UsageError {
      sayOnStandardError(error.sentence)
      let command = commands.map(\.name).first { $0 == arguments.first }.map { "\($0) " } ?? ""
      sayOnStandardError("Type: swift run workbook \(command)--help")
      return .usage
    } catch {
      sayOnStandardError(error.reason)
      return (error as? SentenceError)?.code ?? .ioError
    }
  }
}

extension Terminal {
  func say(_ lines: [StyledLine]) { for line in lines { say(line) } }
}

extension Error {
  /// Its sentence, also of an error of the file system.
  var reason: String {
    let info = (self as NSError).userInfo
    guard let system = info[NSUnderlyingErrorKey] as? any Error,
      let path = info[NSFilePathErrorKey] as? String
    else { return "\(self)" }
    return "\(path): \(SystemFailure(Int32((system as NSError).code)).message)."
  }
}
