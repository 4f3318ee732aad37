import Course
import Foundation
import OperatingSystem
import Programs
import Stage
import Usage

/// What a command works with: the folder, the terminal and the environment of the person who typed
/// it.
package struct CommandContext: Sendable {
  /// The folder in which the command was typed.
  package let folder: URL
  package let terminal: Terminal
  let environment: [String: String]
  /// What this program does of the commands that the workbook itself hands on, by their names.
  var elsewhere: [String: CommandWord.Body] = [:]
  /// Where complaints go, so that a pipe carries answers only.
  package var complain: @Sendable (String) -> Void = { line in
    StandardError.write(line)
  }

  package func course() throws(CourseError) -> Course { try Course(around: folder) }

  package func say(_ text: String) { terminal.say(text) }

  /// Answers what was typed, and ends the process.
  @MainActor
  package static func main(elsewhere: [String: CommandWord.Body] = [:]) async {
    openStandardDescriptors()
    let arguments = Array(CommandLine.arguments.dropFirst())
    if Guardian.serve(arguments) { return }
    Guardian.executable = Bundle.main.executablePath
    let context = CommandContext(
      folder: URL(filePath: FileManager.default.currentDirectoryPath, directoryHint: .isDirectory),
      terminal: .standard,
      environment: ProcessInfo.processInfo.environment,
      elsewhere: elsewhere
    )
    exit(await context.answer(arguments).rawValue)
  }
}

extension CommandContext {
  /// Answers the command line, and gives the exit code.
  @MainActor
  func answer(_ arguments: [String]) async -> ExitCode {
    do {
      guard let first = arguments.first else { return try await run(.status, Typed(), []) }
      if ["--help", "-h", "help"].contains(first) {
        say(try Manual.text(about: arguments.dropFirst().first))
        return .success
      }
      // `--json` alone asks for the status, as no word does.
      let isOption = first.hasPrefix("-")
      let command = isOption ? CommandWord.status : try CommandWord.named(first)
      let rest = Array(isOption ? arguments[...] : arguments.dropFirst())
      let own = command.handsOver ? Array(rest.prefix(1)) : rest
      if Typed.asksForHelp(own) {
        say(Manual.text(about: command))
        return .success
      }
      return try await run(command, command.understand(rest), arguments)
    } catch let error as UsageError {
      complain(error.sentence)
      complain("Type: swift run workbook --help")
      return .usage
    } catch let error as CourseError {
      complain(error.sentence)
      if case .unreadable = error { return .fileTrouble }
      return .unavailable
    } catch let failure as CommandFailure {
      complain(failure.sentence)
      return failure.code
    } catch {
      complain("\(error)")
      return .fileTrouble
    }
  }

  /// Says first if an earlier change is half done; `restore` lists it.
  @MainActor
  private func run(
    _ command: CommandWord,
    _ typed: Typed,
    _ arguments: [String]
  ) async throws -> ExitCode {
    if command.name != CommandWord.restore.name, let course = try? course() {
      for backup in backups(of: course).all() where backup.isHalfDone {
        complain(backup.halfDoneNotice)
      }
    }
    if let body = command.run ?? elsewhere[command.name] { return try await body(typed, self) }
    return try runProduct("workshop", arguments, of: course())
  }
}
