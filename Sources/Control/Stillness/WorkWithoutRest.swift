/// How much an owner has worked without rest, in time of the processor.
struct WorkWithoutRest {
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
  func isEndless(_ isFirstTime: Bool) -> Bool {
    guard isFirstTime else { return time > .milliseconds(5) && jobs > 100 }
    let (time, jobs) = scaled
    return time > .seconds(2) && jobs > 50_000 || time > .seconds(10) && jobs > 1_000
  }

  /// The same for the work of unknown owners. It adds up from many tests, so it takes far more of
  /// it to look like one loop.
  func isEndlessAmongMany(_ isFirstTime: Bool) -> Bool {
    let (time, jobs) = scaled
    return time > .seconds(isFirstTime ? 2 : 0.2) && jobs > (isFirstTime ? 200_000 : 20_000)
  }

  private var scaled: (time: Duration, jobs: Int) {
    (time * Stillness.limitDivisor, jobs * Stillness.limitDivisor)
  }
}
