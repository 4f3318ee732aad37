import OperatingSystem

/// Finds out whose work does not come to rest.
///
/// While things come to rest it costs almost nothing. When the process has worked for a while and
/// they have not, it begins to look: the work of each owner is added up since that owner last
/// rested. Then a test whose own work is done need not wait for that of another, and one whose work
/// goes on and on is told so.
///
/// All limits are time of the processor, so a busy machine reaches none of them sooner.
struct EndlessWorkDetector {
  /// How long the process works before this looks closer.
  private static let beforeLooking = Duration.milliseconds(250)
  /// How many jobs run between two looks at the time.
  private static let stride = 64

  private(set) var isLooking = false
  private var jobsUntilNextLook = EndlessWorkDetector.stride
  private var start: Duration?
  private var job: (owner: Owner, thread: pthread_t, start: Duration)?
  private var work: [Owner: Work] = [:]
  private var exceeded: Set<Owner> = []

  /// Called before each job that runs while a test waits for rest.
  mutating func jobBegins(_ owner: Owner) {
    guard !isLooking else {
      job = (owner, pthread_self(), ProcessorTime.ofThread)
      return
    }
    jobsUntilNextLook -= 1
    guard jobsUntilNextLook == 0 else { return }
    jobsUntilNextLook = Self.stride
    guard let start else {
      start = ProcessorTime.ofProcess
      return
    }
    isLooking = ProcessorTime.ofProcess - start > Self.beforeLooking
  }

  mutating func jobEnded() {
    guard let job else { return }
    // After its turn the lane may come for the next job on another thread, which has a time of its
    // own.
    let isSameThread = pthread_equal(job.thread, pthread_self()) != 0
    work[job.owner, default: Work()].add(isSameThread ? ProcessorTime.ofThread - job.start : .zero)
    self.job = nil
  }

  /// Called when the work of an owner has come to rest, though that of others has not.
  mutating func rests(_ owner: Owner) {
    work[owner] = nil
  }

  /// Forgets all work: while a job is stuck no owner can rest, and that is no fault of the others.
  mutating func startOver() {
    work.removeAll()
    job = nil
  }

  /// Whether the work that a test waits for has gone on for too long. An owner that has gone over
  /// the limit before does so sooner, so that its next waits are short.
  ///
  /// - Parameter isAlone: Whether no other test works, so that the work of nobody is that of this one.
  mutating func runsOut(for owner: Owner, after limit: Int, isAlone: Bool) -> Bool {
    let owners = owner == .nobody ? Array(work.keys) : isAlone ? [owner, .nobody] : [owner]
    let isOver = owners.contains { other in
      guard let found = work[other] else { return false }
      return other != .nobody && found.jobs > limit || found.isEndless(exceeded.contains(owner))
    }
    guard isOver else { return false }
    exceeded.insert(owner)
    for owner in owners { work[owner] = nil }
    return true
  }

  /// Forgets everything: all work has come to rest, and no test waits.
  mutating func end() {
    guard isLooking || start != nil else { return }
    self = EndlessWorkDetector()
  }
}

/// How much an owner has worked without rest, in time of the processor.
struct Work {
  var time = Duration.zero
  var jobs = 0

  mutating func add(_ time: Duration) {
    self.time += time
    jobs += 1
  }

  /// Whether this looks like work that goes on and on.
  ///
  /// Time alone proves nothing: one job may be long. The number of jobs alone proves nothing
  /// either: a hundred thousand tasks may have been started at once.
  func isEndless(_ wasBefore: Bool) -> Bool {
    guard !wasBefore else { return time > .milliseconds(5) && jobs > 100 }
    return exceeds(time: .seconds(2), jobs: 50_000) || exceeds(time: .seconds(10), jobs: 1_000)
  }

  func exceeds(time: Duration, jobs: Int) -> Bool {
    self.time * Stillness.limitDivisor > time && self.jobs * Stillness.limitDivisor > jobs
  }
}
