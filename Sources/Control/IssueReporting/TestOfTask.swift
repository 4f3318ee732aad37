import OperatingSystem
import Synchronization

/// Remembers the tests of the tasks that asked last.
///
/// A task belongs to one test for as long as it lives, and asks again and again. To ask Swift Testing
/// takes longer than to look here, above all where the test has arguments. No row of the benchmarks
/// says how much longer: no test framework runs in them.
enum TestOfTask {
  /// The number that the concurrency runtime gave to the current task. Unlike an address it is
  /// never reused. `nil` outside of tasks, and where the runtime does not tell.
  static var currentTask: UInt64? {
    guard let runtime, let task = runtime.currentTask() else { return nil }
    return runtime.taskID(task)
  }

  static func identity(of task: UInt64) -> TestIdentity? {
    last.withLock { $0[place(of: task)] }.flatMap { $0.task == task ? $0.identity : nil }
  }

  static func remember(_ identity: TestIdentity, of task: UInt64) {
    last.withLock { $0[place(of: task)] = (task, identity) }
  }

  /// Tasks are numbered in a row, so those of tests that run side by side have places of their own.
  private static func place(of task: UInt64) -> Int { Int(task % 256) }

  private static let last = Mutex<[(task: UInt64, identity: TestIdentity)?]>(
    Array(repeating: nil, count: 256)
  )

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
