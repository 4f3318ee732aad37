import IssueReporting

/// The number that the concurrency runtime gave to a task. Unlike an address it is never reused.
enum TaskID {
  /// The number of the current task, or `nil` outside of tasks and where the runtime has none.
  static var current: UInt64? {
    guard let functions, let task = functions.currentTask() else { return nil }
    return functions.taskID(task)
  }

  private struct Functions {
    let currentTask: @convention(c) () -> UnsafeRawPointer?
    let taskID: @convention(c) (UnsafeRawPointer) -> UInt64
  }

  // The runtime exports both, and Swift has no name for them.
  private static let functions: Functions? = {
    guard
      let currentTask = runtimeSymbol("swift_task_getCurrent"),
      let taskID = runtimeSymbol("swift_task_getJobTaskId")
    else { return nil }
    return Functions(
      currentTask: unsafeBitCast(currentTask, to: (@convention(c) () -> UnsafeRawPointer?).self),
      taskID: unsafeBitCast(taskID, to: (@convention(c) (UnsafeRawPointer) -> UInt64).self)
    )
  }()
}
