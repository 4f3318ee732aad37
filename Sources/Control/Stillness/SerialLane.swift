import Synchronization

/// Runs every job of the process one at a time, in the order in which they became ready.
///
/// So it knows when everything has come to rest: when a job has ended and no other is ready. Jobs
/// of the main actor still run on the main thread and all others on a thread of the lane; the lane
/// moves to and fro between the two. Only a job that takes long has others run at the same time.
final class SerialLane: Sendable {
  static let shared = SerialLane()

  /// How many jobs run before other users of the thread, such as timers, can use it.
  private static let jobsPerVisit = 256

  private let owners = TaskOwners()
  private let state = Mutex(LaneState(someJobsAreUnseen: WatchMode.current == .hooks))
  /// Read once: each job needs it.
  private let mode = WatchMode.current

  func enqueue(_ job: Job) {
    var job = job
    // Outside of the lock, because the answer comes from other code.
    job.owner = owners.owner(of: job)
    if let thread = state.withLock({ $0.append(job) }) { send(thread) }
  }

  /// Returns when no job is ready and none is running, other than the caller's own.
  func rest() async -> Stillness.Outcome {
    let work = AwaitedWork(of: owners.ownerHere)
    return await withUnsafeContinuation { continuation in
      let waiter = Waiter(work: work, continuation: continuation)
      if let thread = state.withLock({ $0.append(waiter) }) { send(thread) }
    }
  }

  /// Whether a job may hold up the lane.
  func isHeldUp() -> Bool {
    state.withLock { $0.isHeldUp() }
  }

  /// Looks after jobs that hold up the lane.
  ///
  /// A job may block its thread until another job has run, with a semaphore for instance, or be
  /// long. On the runtime's own pool others run at the same time, so here they do too: another
  /// thread is sent. When a job does not end at all, the tests that wait for it go on.
  func inspect(_ observation: Observation) {
    let (blocked, thread) = state.withLock { $0.inspect(observation) }
    for waiter in blocked { waiter.release() }
    if let thread { send(thread) }
  }

  private func send(_ thread: LaneThread) {
    thread.go { self.takeJobs(thread) }
  }

  private func takeJobs(_ thread: LaneThread) {
    for _ in 0..<Self.jobsPerVisit {
      switch state.withLock({ $0.next(for: thread) }) {
      case .run(let job): job.run(mode)
      case .release(let waiters): for waiter in waiters { waiter.release() }
      case .move(let thread): return send(thread)
      case .stop: return
      }
    }
    send(thread)
  }
}
