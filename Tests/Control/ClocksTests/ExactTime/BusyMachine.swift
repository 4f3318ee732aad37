import Foundation
import OperatingSystem
import TestTools
import Testing

/// Keeps the machine busy while a suite runs, with fifteen processes per core that do nothing but
/// spin. Every other one is nice about it.
///
/// They are ended by their numbers when the suite ends, also when it fails. If the test process
/// ends before that, they notice, and end as well.
private struct BusyMachine: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    guard isStressWanted else { return try await function() }
    var processes: [ChildProcess] = []
    defer {
      for process in processes {
        process.send(SIGKILL)
        process.reap()
      }
    }
    for number in 1...15 * ProcessInfo.processInfo.activeProcessorCount {
      let niceness = number.isMultiple(of: 2) ? 5 : 0
      let spinner = "exec nice -n \(niceness) /bin/sh -c 'while kill -0 $PPID; do :; done'"
      processes.append(try Program("/bin/sh", ["-c", spinner]).start())
    }
    try await function()
  }
}

extension Trait where Self == BusyMachine {
  fileprivate static var busyMachine: Self { BusyMachine() }
}

/// What has to hold on a busy machine too. All suites in here share the same busy processes.
@Suite(.busyMachine) enum MachineStress {}
