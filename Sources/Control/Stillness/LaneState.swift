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
  private var roster = Roster()

  /// Whether jobs have to say whose they are.
  var asksForOwners: Bool { patience.isLooking }

  /// Answers with the crew that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> Crew? {
    var job = job
    if job.owner == .unknown { job.owner = patience.ownerAtWork }
    ready.append(job)
    return roster.begin()
  }

  mutating func append(_ waiter: Waiter) -> Crew? {
    waiters.append(waiter)
    return roster.begin()
  }

  mutating func next(for crew: Crew, at place: Job.Place) -> Step {
    guard roster.admits(crew) else { return .stop }
    patience.jobEnded()
    guard let job = ready.first else { return nothingReady() }
    if patience.isLooking, let released = releaseSome() { return .release(released) }
    guard job.place == place else { return .move(job.place) }
    if !waiters.isEmpty { patience.jobBegins(job.owner) }
    return .run(ready.removeFirst())
  }

  private mutating func nothingReady() -> Step {
    guard roster.hasOneAtWork, !waiters.isEmpty else {
      roster.leave()
      return .stop
    }
    patience.end()
    return .release(waiters.removeInnermost())
  }

  /// Releases, although something is still running, those for whom it makes no difference and those
  /// who have waited too long.
  private mutating func releaseSome() -> [Waiter]? {
    guard roster.hasOneAtWork else { return nil }
    if !ready.contains(where: { $0.owner == .unknown }) { patience.rests(.unknown) }
    var candidates = waiters
    var released: [Waiter] = []
    for waiter in candidates.removeInnermost() {
      if patience.runsOut(for: waiter.owner) {
        released.append(waiter.with(.restless))
      } else if !isAtWork(waiter.owner) {
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

  private func isAtWork(_ owner: Owner) -> Bool {
    ready.contains { $0.owner.mayBelong(to: owner) }
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
