/// One piece of work that is ready to run, and the thread that it has to run on.
struct Job {
  enum Place {
    case main
    case pool
  }

  let place: Place
  private(set) var owner = Owner.unknown
  /// The thread that made it ready outside of any task. The job that runs there does no more than
  /// continue this one, which is how a task goes on that has yielded.
  private(set) var continuedOn: WorkingThread?
  private let job: UnownedJob

  init(_ job: UnownedJob, on place: Place) {
    self.job = job
    self.place = place
  }

  /// Says whose it is, as far as can be told where it becomes ready.
  mutating func askForOwner() {
    owner = .current
    guard owner == .unknown, withUnsafeCurrentTask(body: { $0 == nil }) else { return }
    continuedOn = .current
  }

  func owned(by owner: Owner) -> Job {
    var job = self
    job.owner = owner
    return job
  }

  /// Runs until the job ends or waits for something.
  func run() {
    switch place {
    case .main: job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    case .pool: job.runSynchronously(on: .pool)
    }
  }
}

extension UnownedSerialExecutor {
  /// The runtime's own value for "no actor, any thread will do": two empty words.
  ///
  /// The standard library has no public name for it.
  fileprivate static let pool = unsafeBitCast((0, 0), to: UnownedSerialExecutor.self)
}
