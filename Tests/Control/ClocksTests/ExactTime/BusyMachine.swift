import Foundation
import Testing

/// Keeps the machine busy while a suite runs, with two processes per core that do nothing but spin.
struct BusyMachine: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let processes = try (1...2 * ProcessInfo.processInfo.activeProcessorCount).map { _ in
      let process = Process()
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", "while kill -0 $PPID; do :; done"]
      try process.run()
      return process
    }
    defer {
      for process in processes {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
      }
    }
    try await function()
  }
}

extension Trait where Self == BusyMachine {
  static var busyMachine: Self { BusyMachine() }
}
