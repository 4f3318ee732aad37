import OperatingSystem
package import Testing

/// Reports a test that hangs, and cancels it.
///
/// Time passes for it as far as the machine has time for the test: where ten processes want each
/// processor, a minute takes ten. A test that works is never reported to hang, on any machine.
package struct MachineTimeLimit: TestTrait, SuiteTrait, TestScoping {
  fileprivate let limit: Duration

  package var isRecursive: Bool { true }

  package func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let task = TaskOfTest()
    // Ends with this scope.
    async let _ = report(test, cancelling: task)
    try await function()
  }

  private func report(_ test: Test, cancelling task: TaskOfTest) async {
    var passed = Duration.zero
    while passed < limit {
      guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
      passed += .seconds(1) / MachineLoad.now
    }
    Issue.record("The test hangs: it has had \(limit).", sourceLocation: test.sourceLocation)
    task.cancel()
  }

  /// The task that this is made in. `@unchecked Sendable`: other tasks may cancel it, and those
  /// that have it are its children, so it is there while they are.
  private struct TaskOfTest: @unchecked Sendable {
    private let task = withUnsafeCurrentTask { $0 }

    func cancel() { task?.cancel() }
  }
}

extension Trait where Self == MachineTimeLimit {
  /// A limit for tests that talk to other processes, which may never answer.
  package static func machineTime(_ limit: Duration) -> Self { Self(limit: limit) }
}
