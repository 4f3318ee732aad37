import OperatingSystem

/// The places where the concurrency runtime lets a process decide who runs its jobs.
///
/// Every job that becomes ready to run passes one of two functions: one for the global pool and one
/// for the main actor. The runtime offers a variable for each; what is stored there is called
/// instead. The variables are part of the runtime's exported symbols, though not of its headers.
enum ExecutorHooks {
  typealias Original = @convention(thin) (UnownedJob) -> Void
  typealias Hook = @convention(thin) (UnownedJob, Original) -> Void

  /// Sends every job that becomes ready from now on to the serial lane, if the runtime has the
  /// variables. Returns what was done.
  static func install(_ wanted: WatchMode) -> WatchMode? {
    guard
      let pool = variable(named: "swift_task_enqueueGlobal_hook"),
      let main = variable(named: "swift_task_enqueueMainExecutor_hook")
    else { return nil }
    pool.pointee = { job, _ in SerialLane.shared.enqueue(Job(job, on: .pool)) }
    main.pointee = { job, _ in SerialLane.shared.enqueue(Job(job, on: .main)) }
    #if !canImport(Darwin) && compiler(<6.4)
      if wanted == .executors {
        LaneExecutorFactory.install()
        return .executors
      }
    #endif
    return .hooks
  }

  private static func variable(named name: String) -> UnsafeMutablePointer<Hook?>? {
    runtimeSymbol(name)?.assumingMemoryBound(to: Hook?.self)
  }
}
