/// How much an owner has worked without rest.
struct Account {
  private var time = Duration.zero
  private var jobs = 0

  mutating func add(_ time: Duration) {
    self.time += time
    jobs += 1
  }

  /// Whether this looks like work that goes on and on.
  ///
  /// Time alone proves nothing: one job may be long, and the machine may be busy. The number of jobs
  /// alone proves nothing either: ten thousand tasks may have been started at once.
  func isEndless(_ isPatient: Bool) -> Bool {
    guard isPatient else { return time > .milliseconds(5) && jobs > 100 }
    return time > .milliseconds(400) && jobs > 10_000 || time > .seconds(10) && jobs > 1_000
  }

  /// The same for the work of unknown owners. It adds up from many tests, so it takes far more of it
  /// to look like one loop.
  func isEndlessAmongMany(_ isPatient: Bool) -> Bool {
    time > .milliseconds(400) && jobs > (isPatient ? 200_000 : 20_000)
  }
}
