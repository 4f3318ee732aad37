/// What the lane knows: the jobs that are ready, and who waits for the last of them.
struct LaneState {
  enum Step {
    case run(Job)
    case release([Waiter])
    case move(Job.Place)
    case stop
  }

  private var ready = Queue<Job>()
  private var waiters: [Waiter] = []
  private var patience = Patience()
  private var crew = Crew(number: 1)
  /// How many crews are at work: one, and none while all is at rest; more while others are stuck.
  private var crewsAtWork = 0
  /// How many times a crew came for the next job.
  private(set) var steps = 0

  /// Whether jobs have to say whose they are.
  var asksForOwners: Bool { patience.isLooking }

  /// Answers with the crew that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> Crew? {
    var job = job
    if job.owner == .unknown { job.owner = patience.ownerAtWork }
    ready.append(job)
    return begin()
  }

  mutating func append(_ waiter: Waiter) -> Crew? {
    waiters.append(waiter)
    return begin()
  }

  private mutating func begin() -> Crew? {
    guard crewsAtWork == 0 else { return nil }
    crewsAtWork = 1
    return crew
  }

  mutating func next(for crew: Crew, at place: Job.Place) -> Step {
    guard crew.number == self.crew.number else {
      crewsAtWork -= 1
      return .stop
    }
    steps += 1
    patience.jobEnded()
    guard let job = ready.first else { return nothingReady() }
    if patience.isLooking, let released = releaseSome() { return .release(released) }
    guard job.place == place else { return .move(job.place) }
    if !waiters.isEmpty { patience.jobBegins(job.owner) }
    return .run(ready.removeFirst())
  }

  private mutating func nothingReady() -> Step {
    guard crewsAtWork == 1, !waiters.isEmpty else {
      crewsAtWork -= 1
      return .stop
    }
    patience.end()
    return .release(waiters.removeInnermost())
  }

  /// Releases, although something is still running, those for whom it makes no difference and those
  /// who have waited too long.
  private mutating func releaseSome() -> [Waiter]? {
    guard crewsAtWork == 1 else { return nil }
    var candidates = waiters
    var released: [Waiter] = []
    for var waiter in candidates.removeInnermost() {
      if patience.runsOut(for: waiter.owner) {
        waiter.outcome = .restless
        released.append(waiter)
      } else if !ready.contains(where: { $0.owner.mayBelong(to: waiter.owner) }) {
        released.append(waiter)
      } else {
        candidates.append(waiter)
      }
    }
    guard !released.isEmpty else { return nil }
    waiters = candidates
    return released
  }

  /// Answers with a new crew when jobs are ready and none was taken for a while, which means that
  /// the job that runs blocks its thread.
  mutating func relief(since lastSteps: Int) -> Crew? {
    guard crewsAtWork > 0, !ready.isEmpty, steps == lastSteps else { return nil }
    crew = Crew(number: crew.number + 1)
    crewsAtWork += 1
    return crew
  }
}
