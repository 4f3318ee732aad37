/// One piece of work that is ready to run, and the thread that it has to run on.
struct Job {
  enum Place {
    case main
    case pool
  }

  let place: Place
  var owner = Owner.unknown
  private let job: UnownedJob

  init(_ job: UnownedJob, on place: Place) {
    self.job = job
    self.place = place
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
