/// What the lane knows: the jobs that are ready, and who waits for the last of them.
struct LaneState {
  enum Step {
    case run(Job)
    case release([Waiter])
    case move(Job.Place)
    case stop
  }

  /// How many steps lie between two looks at those who may go on before all is at rest.
  private static let stride = 8

  private var ready = Queue<Job>()
  private var waiters: [Waiter] = []
  private var patience = Patience()
  private var roster = Roster()
  /// Kept only while patience looks.
  private var census: Census?
  private var steps = 0

  /// Whether jobs have to say whose they are.
  var asksForOwners: Bool { patience.isLooking }

  /// Answers with the crew that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> Crew? {
    let job = job.continuedOn.map { job.owned(by: patience.owner(on: $0)) } ?? job
    ready.append(job)
    census?.enters(job.owner)
    return roster.begin()
  }

  mutating func append(_ waiter: Waiter) -> Crew? {
    waiters.append(waiter)
    return roster.begin()
  }

  mutating func next(for crew: Crew, at place: Job.Place) -> Step {
    guard roster.admits(crew) else { return .stop }
    steps += 1
    if roster.hasOneAtWork { patience.jobEnded() } else { patience.startOver() }
    guard let job = ready.first else { return nothingReady() }
    if steps % Self.stride == 0, let released = releaseSome() { return .release(released) }
    guard job.place == place else { return .move(job.place) }
    return .run(take())
  }

  private mutating func take() -> Job {
    let job = ready.removeFirst()
    census?.leaves(job.owner)
    guard !waiters.isEmpty else { return job }
    patience.jobBegins(job.owner)
    if patience.isLooking, census == nil { census = Census(unknown: ready.count) }
    return job
  }

  private mutating func nothingReady() -> Step {
    guard roster.hasOneAtWork, !waiters.isEmpty else {
      roster.leave()
      return .stop
    }
    patience.end()
    census = nil
    return .release(waiters.removeInnermost())
  }

  /// Releases, although something is still running, those for whom it makes no difference and those
  /// who have waited too long.
  private mutating func releaseSome() -> [Waiter]? {
    guard let census, roster.hasOneAtWork, !waiters.isEmpty else { return nil }
    if !census.hasUnknown { patience.rests(.unknown) }
    var candidates = waiters
    var released: [Waiter] = []
    for waiter in candidates.removeInnermost() {
      if patience.runsOut(for: waiter.owner) {
        released.append(waiter.with(.restless))
      } else if !census.mayHaveJobs(of: waiter.owner) {
        patience.rests(waiter.owner)
        released.append(waiter)
      } else {
        candidates.append(waiter)
      }
    }
    guard !released.isEmpty else { return nil }
    waiters = candidates
    return released
  }

  /// Called from time to time: finds jobs that block their thread, and those that never end. Answers
  /// with the crew that has to be sent.
  mutating func inspect() -> Crew? {
    roster.beginInspection()
    if !waiters.isEmpty, roster.giveUpOnLost() {
      waiters = waiters.map { $0.with(.restless) }
      if let crew = roster.begin() { return crew }
    }
    return ready.isEmpty ? nil : roster.relieve()
  }
}
