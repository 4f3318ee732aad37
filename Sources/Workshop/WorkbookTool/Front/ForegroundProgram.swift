import Course
import Dependencies
import OperatingSystem
import Stage
import Toolchain

/// Runs another program in the place of this one on the terminal, and waits for it.
struct ForegroundProgram: Sendable {
  /// Gives the exit code.
  var run: @Sendable (_ program: String, _ arguments: [String]) throws(SystemFailure) -> Int32
}

extension ForegroundProgram: DependencyKey {
  static let liveValue = ForegroundProgram { program, arguments throws(SystemFailure) in
    let terminal = BorrowedTerminal(input: STDIN_FILENO, output: STDOUT_FILENO)
    let child = try Program(program, arguments).startOnTerminal()
    // Ctrl-C is for the program, and not for this process, which waits for its end.
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { signal(number, action) } }
    switch child.waitForEnd() {
    case .exited(let code): return code
    case .killed(let signal):
      // Unless a key ended it, it could not give the terminal back itself.
      if signal != SIGINT { terminal?.leave() }
      return 128 + signal
    }
  }
}

extension CommandContext {
  /// Builds and runs another program of this package.
  func runProduct(_ name: String, _ words: [String], of course: Course) throws -> ExitCode {
    @Dependency(ForegroundProgram.self) var foreground
    let arguments = ["run", "--package-path", course.root.pathText, name] + words
    do throws(SystemFailure) {
      return ExitCode(rawValue: try foreground.run("swift", arguments)) ?? .noVerdict
    } catch {
      let sentence =
        error.isMissing
        ? ToolchainError.noSwift.sentence : "swift cannot be run: \(error.words)."
      throw CommandFailure(sentence, .unavailable)
    }
  }
}
