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
  /// Where there are only hooks, jobs of the main actor may go to the main queue and pass by the
  /// lane, which comes after them there. One that yields goes to the end again: it may do so this
  /// many times.
  private let tripsBeforeRest: Int

  private var ready = Queue<Job>()
  private var waiters: [Waiter] = []
  private var detector = EndlessWorkDetector()
  private var threads = LaneThreads()
  /// Kept only while the detector looks.
  private var readyCounts: ReadyCounts?
  private var steps = 0
  /// How often the lane has gone to the end of the main queue since its last job.
  private var mainQueueTrips = 0
  private var stepsAtLastLook = 0

  init(jobsMayPass: Bool) {
    tripsBeforeRest = jobsMayPass ? 16 : 0
  }

  /// Whether jobs have to say whose they are.
  var asksForOwners: Bool { detector.isLooking }

  /// Answers with the thread that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> LaneThread? {
    var job = job
    if detector.isLooking, job.owner == .unknown { job.owner = detector.ownerOnThisThread }
    ready.append(job)
    readyCounts?.add(job.owner)
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
    if steps % stride == 0 || mainQueueTrips > 0, let step = releaseSome() { return step }
    guard !threads.isMainHeldUp else { return besideMain() }
    guard job.thread == thread.place else { return .move(threads.move(to: job.thread)) }
    return .run(take(ready.removeFirst()))
  }

  /// A job holds up the main thread. Those of the pool go on beside it, also where all were to take
  /// turns on the main thread.
  private mutating func besideMain() -> Step {
    guard let job = ready.removeFirst(where: { $0.place == .pool }) else {
      threads.leave()
      return .stop
    }
    return .run(take(job))
  }

  private mutating func take(_ job: Job) -> Job {
    readyCounts?.remove(job.owner)
    mainQueueTrips = 0
    guard !waiters.isEmpty else { return job }
    detector.jobBegins(job.owner)
    if detector.isLooking, readyCounts == nil { readyCounts = ReadyCounts(unknown: ready.count) }
    return job
  }

  private mutating func nothingReady() -> Step {
    guard threads.hasOneAtWork, !waiters.isEmpty else {
      threads.leave()
      return .stop
    }
    if let step = tripToMainQueue() { return step }
    detector.end()
    readyCounts = nil
    return .release(waiters.removeInnermost())
  }

  /// Releases, although something is still running, the tests for which it makes no difference and
  /// those that have waited too long.
  private mutating func releaseSome() -> Step? {
    guard let readyCounts, threads.hasOneAtWork, !waiters.isEmpty else { return nil }
    if !readyCounts.hasUnknown { detector.rests(.unknown) }
    var candidates = waiters
    var released: [Waiter] = []
    var atRest: [Waiter] = []
    for waiter in candidates.removeInnermost() {
      if detector.runsOut(for: waiter.owner, after: waiter.limit) {
        released.append(waiter.with(.restless))
      } else if !readyCounts.mayHaveJobs(of: waiter.owner) {
        atRest.append(waiter)
      } else {
        candidates.append(waiter)
      }
    }
    if released.isEmpty, !atRest.isEmpty, let step = tripToMainQueue() { return step }
    if mainQueueTrips == tripsBeforeRest {
      for waiter in atRest { detector.rests(waiter.owner) }
      released += atRest
    } else {
      candidates += atRest
    }
    guard !released.isEmpty else { return nil }
    waiters = candidates
    return .release(released)
  }

  /// A trip to the end of the main queue, unless the lane has gone there often enough.
  private mutating func tripToMainQueue() -> Step? {
    guard mainQueueTrips < tripsBeforeRest else { return nil }
    mainQueueTrips += 1
    return .move(threads.move(to: .main))
  }

  /// Whether a thread is at work and has not come for a job since this was asked last.
  mutating func isHeldUp() -> Bool {
    defer { stepsAtLastLook = steps }
    return steps == stepsAtLastLook && !threads.hasNoneAtWork
  }

  /// Called by the watchdog: finds jobs that block their thread, and those that never end. Answers
  /// with the thread that has to be sent.
  mutating func inspect(_ observation: Observation) -> LaneThread? {
    if observation.isTick { threads.tick() }
    if !waiters.isEmpty, threads.giveUpOnLost(load: observation.load) {
      waiters = waiters.map { $0.with(.restless) }
      if let thread = threads.begin(at: .pool) { return thread }
    }
    return ready.isEmpty ? nil : threads.replaceHeldUp(whileAllWait: observation.allWait)
  }
}
