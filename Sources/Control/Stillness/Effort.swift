import Synchronization

/// How much an owner has worked without rest, in time of the processor.
struct Effort {
  var time = Duration.zero
  var jobs = 0

  /// How many times sooner than usual work is taken for endless.
  static let haste = Atomic(1)

  mutating func add(_ time: Duration) {
    self.time += time
    jobs += 1
  }

  /// Whether this looks like work that goes on and on.
  ///
  /// Time alone proves nothing: one job may be long. The number of jobs alone proves nothing either:
  /// a hundred thousand tasks may have been started at once.
  func isEndless(_ isPatient: Bool) -> Bool {
    guard isPatient else { return time > .milliseconds(5) && jobs > 100 }
    let (time, jobs) = hastened
    return time > .seconds(2) && jobs > 50_000 || time > .seconds(10) && jobs > 1_000
  }

  /// The same for the work of unknown owners. It adds up from many tests, so it takes far more of it
  /// to look like one loop.
  func isEndlessAmongMany(_ isPatient: Bool) -> Bool {
    let (time, jobs) = hastened
    return time > .seconds(isPatient ? 2 : 0.2) && jobs > (isPatient ? 200_000 : 20_000)
  }

  private var hastened: (time: Duration, jobs: Int) {
    (time * Stillness.haste, jobs * Stillness.haste)
  }
}
