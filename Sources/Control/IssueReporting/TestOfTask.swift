import OperatingSystem
import Synchronization

/// Remembers the test of the task that asked last.
///
/// A task belongs to one test for as long as it lives, and reads come in rows from one task: in a
/// test process, all jobs run one after the other. It buys most of each read in a test, for asking
/// Swift Testing takes 540 ns, in a debug build.
enum TestOfTask {
  /// The number that the concurrency runtime gave to the current task. Unlike an address it is
  /// never reused. `nil` outside of tasks, and where the runtime does not tell.
  static var currentTask: UInt64? {
    guard let runtime, let task = runtime.currentTask() else { return nil }
    return runtime.taskID(task)
  }

  static func identity(of task: UInt64) -> TestIdentity? {
    last.withLock { $0?.task == task ? $0?.identity : nil }
  }

  static func remember(_ identity: TestIdentity, of task: UInt64) {
    last.withLock { $0 = (task, identity) }
  }

  private static let last = Mutex<(task: UInt64, identity: TestIdentity)?>(nil)

  /// What the runtime exports and Swift has no name for.
  private struct Runtime {
    let currentTask: @convention(c) () -> UnsafeRawPointer?
    let taskID: @convention(c) (UnsafeRawPointer) -> UInt64
  }

  private static let runtime: Runtime? = {
    guard
      let currentTask = runtimeSymbol("swift_task_getCurrent"),
      let taskID = runtimeSymbol("swift_task_getJobTaskId")
    else { return nil }
    return Runtime(
      currentTask: unsafeBitCast(currentTask, to: (@convention(c) () -> UnsafeRawPointer?).self),
      taskID: unsafeBitCast(taskID, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
    )
  }()
}
