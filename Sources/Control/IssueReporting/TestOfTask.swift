import OperatingSystem

/// Remembers, for each thread, the test of the task that asked last.
///
/// A task belongs to one test for as long as it lives, and reads come in rows from one task. It buys
/// 480 ns for each read in a test: asking Swift Testing takes 540 ns, and this 56, in a debug build.
enum TestOfTask {
  /// The number that the concurrency runtime gave to the current task. Unlike an address it is
  /// never reused. `nil` outside of tasks, and where the runtime does not tell.
  static var currentTask: UInt64? {
    guard let runtime, let task = runtime.currentTask() else { return nil }
    return runtime.taskID(task)
  }

  /// The test of this task, if it was the last to ask on this thread.
  static func identity(of task: UInt64) -> TestIdentity? {
    guard let runtime, let slot = pthread_getspecific(runtime.key) else { return nil }
    return Unmanaged<Entry>.fromOpaque(slot)._withUnsafeGuaranteedRef { entry in
      entry.task == task ? entry.identity : nil
    }
  }

  static func remember(_ identity: TestIdentity, of task: UInt64) {
    guard let runtime else { return }
    let previous = pthread_getspecific(runtime.key)
    let entry = Unmanaged.passRetained(Entry(task: task, identity: identity))
    pthread_setspecific(runtime.key, entry.toOpaque())
    previous.map { Unmanaged<Entry>.fromOpaque($0).release() }
  }

  /// What a thread's slot points to, and owns.
  private final class Entry: Sendable {
    let task: UInt64
    let identity: TestIdentity

    init(task: UInt64, identity: TestIdentity) {
      self.task = task
      self.identity = identity
    }
  }

  /// What the runtime exports and Swift has no name for, and the key of the slots.
  private struct Runtime {
    let currentTask: @convention(c) () -> UnsafeRawPointer?
    let taskID: @convention(c) (UnsafeRawPointer) -> UInt64
    let key: pthread_key_t
  }

  private static let runtime: Runtime? = {
    guard
      let currentTask = runtimeSymbol("swift_task_getCurrent"),
      let taskID = runtimeSymbol("swift_task_getJobTaskId")
    else { return nil }
    var key = pthread_key_t()
    let status = pthread_key_create(&key) { slot in
      // A pointer on one platform, an optional pointer on the other.
      guard let slot = slot as UnsafeMutableRawPointer? else { return }
      Unmanaged<Entry>.fromOpaque(slot).release()
    }
    guard status == 0 else { return nil }
    return Runtime(
      currentTask: unsafeBitCast(currentTask, to: (@convention(c) () -> UnsafeRawPointer?).self),
      taskID: unsafeBitCast(taskID, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self),
      key: key
    )
  }()
}
