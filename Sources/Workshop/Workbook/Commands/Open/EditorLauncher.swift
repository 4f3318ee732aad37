import Dependencies
import OperatingSystem

/// Who runs an editor, with the terminal in its hands.
struct EditorLauncher: Sendable {
  enum End: Equatable, Sendable {
    case ended(Int32)
    case isMissing
    case cannotRun(reason: String)
  }

  /// Runs a program with its arguments, and returns when it has ended.
  var launch: @Sendable (_ program: String, _ arguments: [String]) -> End
}

extension EditorLauncher: DependencyKey {
  static var liveValue: EditorLauncher {
    EditorLauncher { program, arguments in runInForeground(program, arguments) }
  }
}

/// Runs a program in the place of this one on the terminal, and waits for it.
///
/// Meanwhile Ctrl-C is for the program, and not for this process.
private func runInForeground(_ program: String, _ arguments: [String]) -> EditorLauncher.End {
  let before = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, handler) in before { signal(number, handler) } }
  do throws(SystemFailure) {
    switch try Program(program, arguments).startOnTerminal().waitForEnd() {
    case .exited(let code): return .ended(code)
    case .killed(let signal): return .ended(128 + signal)
    }
  } catch {
    return error.isMissing ? .isMissing : .cannotRun(reason: error.words)
  }
}
