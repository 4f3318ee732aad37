import Dependencies
import OperatingSystem

import class Foundation.Thread

/// Runs an editor, which has the terminal meanwhile.
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
/// Meanwhile Ctrl-C is for the program, and not for this process. A signal that asks this process
/// to end goes to the program first: otherwise it would run on, and nothing would end it.
private func runInForeground(_ program: String, _ arguments: [String]) -> EditorLauncher.End {
  do throws(SystemFailure) {
    let pipe = try Pipe()
    let (reading, writing) = (pipe.reading.number, pipe.writing.number)
    makeNonBlocking(writing)
    let before = [SIGINT, SIGQUIT, SIGTERM, SIGHUP].map { ($0, SignalAction(of: $0)) }
    var passedOn: Int32?
    defer {
      for (number, action) in before { action.restore(number) }
      if let passedOn { takeSignal(passedOn) }
    }
    for (number, action) in before where action.isDefault { sendSignal(number, into: writing) }
    let child = try Program(program, arguments).startOnTerminal()
    Thread.detachNewThread {
      child.waitUntilOver()
      var over: UInt8 = 0
      _ = write(writing, &over, 1)
    }
    var number: UInt8 = 0
    while (try? untilAnswered { read(reading, &number, 1) }) == 1, number != 0 {
      // The terminal has told the program of Ctrl-C itself.
      guard ![SIGINT, SIGQUIT].contains(Int32(number)) else { continue }
      passedOn = Int32(number)
      child.send(Int32(number))
    }
    switch child.waitForEnd() {
    case .exited(let code): return .ended(code)
    case .killed(let signal): return .ended(128 + signal)
    }
  } catch {
    return error.isMissing ? .isMissing : .cannotRun(reason: error.words)
  }
}
