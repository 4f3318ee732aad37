/// The work that has the lane to itself, because all work together does not come to rest.
///
/// Jobs without an owner run as well, since an actor that tests share may hold a part of this work.
struct Focus {
  let work: AwaitedWork
  /// The jobs of this work that have run, and the ticks at which one of them was running.
  private var jobs = 0
  private var ticks = 0
  /// The jobs without an owner that have run since the last job of this work, and the rounds.
  private var jobsOfNobody = 0
  private var rounds = 0
  private var jobsLeftInRound = 0

  init(on work: AwaitedWork) { self.work = work }

  mutating func count(_ job: Job) {
    if work.includes(job) {
      jobs += 1
      (jobsOfNobody, rounds) = (0, 0)
    } else {
      jobsOfNobody += 1
    }
    jobsLeftInRound -= 1
  }

  /// Begins a round if the last one is over, and returns whether it does. A round ends when all
  /// jobs have run that were ready at its beginning.
  mutating func beginRound(ofReady count: Int) -> Bool {
    guard jobsLeftInRound <= 0 else { return false }
    jobsLeftInRound = count
    rounds += 1
    return true
  }

  mutating func tick() { ticks += 1 }

  /// Whether this work looks as if it goes on and on.
  ///
  /// Time alone proves nothing: one job may be long. The number of jobs alone proves nothing
  /// either: a hundred thousand tasks may have been started at once.
  func isEndless(wasEndlessBefore: Bool) -> Bool {
    guard !wasEndlessBefore else { return exceeds(jobs: 1_000, seconds: 0) }
    return exceeds(jobs: 50_000, seconds: 2) || exceeds(jobs: 1_000, seconds: 10)
  }

  /// Whether this work has ended, though jobs without an owner go on and on.
  ///
  /// A part of it may wait in an actor, whose job has no owner. After so many rounds without a job
  /// of this work, the actor has had its turn many times.
  func hasEnded(unownedWorkIsEndless: Bool) -> Bool {
    rounds > 200 && (unownedWorkIsEndless || jobsOfNobody * Stillness.limitDivisor > 50_000)
  }

  private func exceeds(jobs: Int, seconds: Int) -> Bool {
    self.jobs * Stillness.limitDivisor > jobs
      && ticks * Stillness.limitDivisor >= seconds * Watchdog.ticksPerSecond
  }
}
