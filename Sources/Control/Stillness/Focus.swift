/// A test that waits for rest, and has the lane to itself because the others do not come to rest.
///
/// Jobs without an owner run as well, since an actor that tests share may hold work of this one.
struct Focus {
  let owner: Owner?
  /// The jobs that it has run, and the ticks at which one of them was running.
  private var jobs = 0
  private var ticks = 0
  /// How many jobs without an owner have run since its last job, and how often all jobs that were
  /// ready have had their turn.
  private var jobsOfNobody = 0
  private var rounds = 0
  private var jobsUntilNextRound = 0

  init(on owner: Owner?) { self.owner = owner }

  /// Whether a job has to wait until the focus ends.
  func excludes(_ job: Job) -> Bool {
    owner != nil && job.owner != nil && job.owner != owner
  }

  mutating func count(_ job: Job) {
    if job.owner == owner || owner == nil {
      jobs += 1
      (jobsOfNobody, rounds) = (0, 0)
    } else {
      jobsOfNobody += 1
    }
    jobsUntilNextRound -= 1
  }

  /// Whether all jobs that were ready when this was last true have had their turn.
  mutating func beginsRound(_ ready: Int) -> Bool {
    guard jobsUntilNextRound <= 0 else { return false }
    jobsUntilNextRound = ready
    rounds += 1
    return true
  }

  mutating func tick() { ticks += 1 }

  /// Whether its work looks as if it goes on and on.
  ///
  /// Time alone proves nothing: one job may be long. The number of jobs alone proves nothing
  /// either: a hundred thousand tasks may have been started at once.
  func isEndless(wasEndlessBefore: Bool) -> Bool {
    guard !wasEndlessBefore else { return exceeds(jobs: 1_000, seconds: 0) }
    return exceeds(jobs: 50_000, seconds: 2) || exceeds(jobs: 1_000, seconds: 10)
  }

  /// Whether nothing of it is left, though jobs without an owner go on and on: what it has left
  /// inside of an actor was among them.
  func hasEnded(unownedWorkIsEndless: Bool) -> Bool {
    rounds > 200 && (unownedWorkIsEndless || jobsOfNobody * Stillness.limitDivisor > 50_000)
  }

  private func exceeds(jobs: Int, seconds: Int) -> Bool {
    self.jobs * Stillness.limitDivisor > jobs
      && ticks * Stillness.limitDivisor >= seconds * Watchdog.ticksPerSecond
  }
}
