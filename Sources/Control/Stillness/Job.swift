import IssueReporting

/// One piece of work that is ready to run, and the thread that it has to run on.
struct Job {
  enum ThreadKind {
    case main
    case pool
  }

  let requiredThread: ThreadKind
  var owner = Owner.nobody
  private let job: UnownedJob

  /// The thread that it runs on now.
  var thread: ThreadKind { Stillness.isMainThreadClaimed ? .main : requiredThread }

  init(_ job: UnownedJob, on thread: ThreadKind) {
    self.job = job
    requiredThread = thread
  }

  /// The task that it is a part of; `nil` for a job of an actor, which runs parts of many tasks.
  var task: UInt64? { RuntimeTask.number(of: job) }

  /// Runs until the job ends or waits for something.
  func run(_ mode: WatchMode?) {
    switch (requiredThread, mode) {
    case (.main, _): job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    // From 6.3 on a task that yields hands its next job to the executor that it runs on, and passes
    // no hook. So it runs on one that leads back to the lane.
    case (.pool, .hooks): job.runSynchronously(on: LaneTaskExecutor.shared.asUnownedTaskExecutor())
    case (.pool, _): job.runSynchronously(on: .pool)
    }
  }
}

extension UnownedSerialExecutor {
  /// The runtime's own value for "no actor, any thread will do": two empty words.
  ///
  /// The standard library has no public name for it.
  fileprivate static let pool = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}
