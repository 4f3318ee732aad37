/// What the lane knows: the jobs that are ready, and the tests that wait for the last of them.
struct LaneState {
  enum Step {
    case run(Job)
    case release([Waiter])
    case move(LaneThread)
    case stop
  }

  /// How many steps lie between two looks at the tests that may go on before all is at rest: a look
  /// takes the longer the more of them wait.
  private var stride: Int { max(8, waiters.count) }

  /// How often the lane goes to the end of the main queue before it says that something is at rest.
  ///
  /// What a job has put into the main queue comes before it there. Where there are only hooks, jobs
  /// of the main actor may go to the main queue too, and one that yields goes to the end again: it
  /// may do so this many times.
  private let tripsBeforeRest: Int

  private var ready = Queue<Job>()
  /// How many jobs of each owner are ready.
  private var readyCounts: [Owner: Int] = [:]
  private var waiters: [Waiter] = []
  private var detector = EndlessWorkDetector()
  private var threads = LaneThreads()
  private var rounds: [Owner: Round] = [:]
  private var countOfNobody = (appended: 0, taken: 0)
  private var takenOfTests = 0
  private var steps = 0
  /// How often the lane has gone to the end of the main queue since its last job.
  private var mainQueueTrips = 0
  private var stepsAtLastLook = 0

  /// How many rounds show that nothing of a test is left inside of an actor. What passes by the lane
  /// ends no round, so there they are more.
  private var enoughRounds: Int { jobsMayPass ? 2_000 : 100 }

  private let jobsMayPass: Bool

  init(jobsMayPass: Bool) {
    self.jobsMayPass = jobsMayPass
    tripsBeforeRest = jobsMayPass ? 16 : 1
  }

  var hasWaiters: Bool { !waiters.isEmpty }

  /// Answers with the thread that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> LaneThread? {
    ready.append(job)
    if job.owner == .nobody { countOfNobody.appended += 1 }
    readyCounts[job.owner, default: 0] += 1
    return threads.begin(at: threads.isMainHeldUp ? .pool : job.thread)
  }

  mutating func append(_ waiter: Waiter) -> LaneThread? {
    // What the waiter has set in motion may be in the main queue, and the lane has not seen it
    // there.
    mainQueueTrips = 0
    waiters.append(waiter)
    return threads.begin(at: .pool)
  }

  mutating func next(for thread: LaneThread) -> Step {
    guard threads.admits(thread) else { return .stop }
    steps += 1
    if threads.hasOneAtWork { detector.jobEnded() } else { detector.startOver() }
    guard let job = ready.first else { return nothingReady() }
    if detector.isLooking, steps % stride == 0 || mainQueueTrips > 0, let step = releaseSome() {
      return step
    }
    guard !threads.isMainHeldUp else { return besideMain() }
    guard job.thread == thread.place else { return .move(threads.move(to: job.thread)) }
    return .run(take(ready.removeFirst()))
  }

  /// A job holds up the main thread. Those of the pool go on beside it, also where all were to take
  /// turns on the main thread.
  private mutating func besideMain() -> Step {
    guard let job = ready.removeFirst(where: { $0.place == .pool }) else {
      return releaseSome() ?? leave()
    }
    return .run(take(job))
  }

  private mutating func take(_ job: Job) -> Job {
    let count = readyCounts[job.owner, default: 0] - 1
    readyCounts[job.owner] = count == 0 ? nil : count
    mainQueueTrips = 0
    if job.owner == .nobody { countOfNobody.taken += 1 } else { takenOfTests += 1 }
    rounds[job.owner] = nil
    threads.take(job.owner)
    if hasWaiters { detector.jobBegins(job.owner) }
    return job
  }

  private mutating func leave() -> Step {
    threads.leave()
    return .stop
  }

  private mutating func nothingReady() -> Step {
    guard hasWaiters else { return leave() }
    return releaseSome() ?? leave()
  }

  /// Releases the tests whose work is at rest, and those that have waited too long.
  private mutating func releaseSome() -> Step? {
    // Where jobs may pass by the lane, some of them may be behind the one that holds up the main thread.
    guard hasWaiters, !(jobsMayPass && threads.isMainHeldUp) else { return nil }
    let innermost = waiters.innermost
    if readyCounts[.nobody] == nil, innermost[.nobody] == nil { detector.rests(.nobody) }
    for owner in innermost.keys {
      rounds[owner, default: Round()].look(countOfNobody, takenOfTests)
    }
    let endless = innermost.filter { owner, waiter in
      detector.runsOut(for: owner, after: waiter.limit, isAlone: rounds[owner]?.count == 0)
    }
    guard endless.isEmpty else {
      // All of its waits end: an inner one may be what goes on and on.
      return .release(waiters.removeAll(of: Set(endless.keys)).map { $0.with(.restless) })
    }
    let atRest = Set(innermost.keys.filter(isAtRest))
    guard !atRest.isEmpty else { return nil }
    if let step = tripToMainQueue() { return step }
    let released = waiters.removeInnermost(of: atRest)
    // An outer wait goes on, and with it the work that it waits for.
    for owner in atRest.subtracting(waiters.map(\.owner)) { detector.rests(owner) }
    if !hasWaiters, ready.isEmpty, threads.hasOneAtWork { detector.end() }
    return .release(released)
  }

  /// Whether no job that may belong to an owner is ready or runs. The job of an actor may run parts
  /// of any task, until it has had enough turns.
  private func isAtRest(_ owner: Owner) -> Bool {
    if owner == .nobody { return ready.isEmpty && threads.hasOneAtWork }
    guard readyCounts[owner] == nil, !threads.othersRun(owner) else { return false }
    guard !threads.othersRun(.nobody) else { return false }
    return readyCounts[.nobody] == nil || rounds[owner].map { $0.count > enoughRounds } ?? false
  }

  /// Counts how often all jobs of nobody had their turn since the last job of an owner, while other
  /// tests worked. What the owner has left inside of an actor was among them.
  private struct Round {
    var count = 0
    private var end = 0
    private var takenOfTests = 0

    mutating func look(_ nobody: (appended: Int, taken: Int), _ takenOfTests: Int) {
      guard nobody.taken >= end else { return }
      if end > 0, takenOfTests > self.takenOfTests { count += 1 }
      (end, self.takenOfTests) = (nobody.appended, takenOfTests)
    }
  }

  /// A trip to the end of the main queue, unless the lane has gone there often enough, or a job holds
  /// up the main thread.
  private mutating func tripToMainQueue() -> Step? {
    guard mainQueueTrips < tripsBeforeRest, !threads.isMainHeldUp else { return nil }
    mainQueueTrips += 1
    return .move(threads.move(to: .main))
  }

  /// Whether a thread is at work and has not come for a job since this was asked last.
  mutating func isHeldUp() -> Bool {
    defer { stepsAtLastLook = steps }
    return steps == stepsAtLastLook && !threads.hasNoneAtWork
  }

  /// Called by the watchdog: finds jobs that block their thread, and those that never end. Answers
  /// with the tests that wait for one of these, and the thread that has to be sent.
  mutating func inspect(_ observation: Observation) -> (blocked: [Waiter], LaneThread?) {
    if observation.isTick { threads.tick() }
    if hasWaiters, let lost = threads.giveUpOnLost(load: observation.load) {
      let blocked = waiters.removeAll(of: lost.subtracting([.nobody])).map { $0.with(.blocked) }
      return (blocked, threads.begin(at: .pool))
    }
    let isWanted = !ready.isEmpty || hasWaiters
    return ([], isWanted ? threads.replaceHeldUp(whileAllWait: observation.allWait) : nil)
  }
}
