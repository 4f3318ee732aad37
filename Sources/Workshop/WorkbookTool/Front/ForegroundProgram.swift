import Course
import Dependencies
import Foundation
import OperatingSystem
import Stage
import Synchronization
import Toolchain
import Usage

/// Runs another program in the place of this one on the terminal, and waits for it.
struct ForegroundProgram: Sendable {
  /// Gives the exit code.
  var run: @Sendable (Program) throws(SystemFailure) -> Int32
}

extension ForegroundProgram: DependencyKey {
  static let liveValue = ForegroundProgram { program throws(SystemFailure) in
    let session = TerminalSession(.standard)
    let child = try program.startOnTerminal()
    // Ctrl-C is for the program, and not for this process, which waits for its end.
    let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
    defer { for (number, action) in before { signal(number, action) } }
    // Another signal ends the program first, and then this process.
    let received = Mutex<Int32?>(nil)
    let signals = Signals([SIGTERM, SIGHUP]) { number in
      received.withLock { $0 = number }
      child.send(number)
    }
    child.waitForExit()
    signals.stop()
    let end = child.reap()
    // Unless a key ended it, it could not give the terminal back itself.
    if case .killed(let signal) = end, signal != SIGINT, Terminal.standard.hasKeys {
      session.restoreTerminal()
    }
    if let number = received.withLock(\.self) { takeSignal(number) }
    switch end {
    case .exited(let code): return code
    case .killed(let signal): return 128 + signal
    }
  }
}

extension CommandContext {
  /// Builds and runs another program of this package.
  func runProduct(_ name: String, _ words: [String], of course: Course) throws -> ExitCode {
    let code = try runSwiftInForeground(["run", "--package-path", course.root.path, name] + words)
    return ExitCode(rawValue: code) ?? (code > 128 ? .interrupted : .failure)
  }

  /// Runs the package manager, whose output is the person's to read, and gives the exit code.
  func runSwiftInForeground(
    _ arguments: [String],
    environment: [String: String]? = nil
  ) throws(SentenceError) -> Int32 {
    @Dependency(ForegroundProgram.self) var foreground
    do throws(SystemFailure) {
      return try foreground.run(Program("swift", arguments, environment: environment))
    } catch {
      throw .swiftCannotRun(error)
    }
  }
}
