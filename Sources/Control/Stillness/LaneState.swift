/// What the lane knows: the jobs that are ready, and the tests that wait for the last of them.
struct LaneState {
  enum Step {
    case run(Job)
    case release([Waiter])
    case move(LaneThread)
    case stop
  }

  /// How often the lane goes to the end of the main queue before it says that something is at rest.
  ///
  /// What a job has put into the main queue comes before it there. Where there are only hooks, jobs
  /// of the main actor may go to the main queue too, and one that yields goes to the end again: it
  /// may do so this many times.
  private var tripsBeforeRest: Int { someJobsAreUnseen ? 16 : 1 }
  /// Whether there are only hooks, which some jobs do not pass.
  private let someJobsAreUnseen: Bool
  /// How many jobs run without rest before the tests that wait have the lane one after the other.
  private let patience: Int

  private var ready = Queue<Job>()
  private var waiters: [Waiter] = []
  private var threads = LaneThreads()
  private var focus: Focus?
  /// The jobs that wait for the end of the focus.
  private var heldBack: [Job] = []
  /// How many jobs have run while tests waited, since the last time that none of them did.
  private var jobsWithoutRest = 0
  /// The tests whose work went on and on; `nil` when that of nobody did.
  private var restless: Set<Owner?> = []
  /// How often the lane has gone to the end of the main queue since its last job.
  private var mainQueueTrips = 0
  private var steps = 0
  private var stepsAtLastLook = 0

  init(someJobsAreUnseen: Bool, patience: Int = 10_000) {
    self.someJobsAreUnseen = someJobsAreUnseen
    self.patience = patience
  }

  /// Returns the thread that has to be sent, if the lane was at rest.
  mutating func append(_ job: Job) -> LaneThread? {
    ready.append(job)
    return threads.begin(on: threads.isMainHeldUp ? .pool : job.thread)
  }

  mutating func append(_ waiter: Waiter) -> LaneThread? {
    // What the waiter has set in motion may be in the main queue, and the lane has not seen it
    // there.
    mainQueueTrips = 0
    waiters.append(waiter)
    return threads.begin(on: .pool)
  }

  mutating func next(for thread: LaneThread) -> Step {
    guard threads.admits(thread) else { return .stop }
    steps += 1
    if let step = endless() ?? holdBack() { return step }
    guard let job = ready.first else { return nothingReady() }
    guard !threads.isMainHeldUp else { return besideMain() }
    guard job.thread == thread.kind else { return .move(threads.move(to: job.thread)) }
    return .run(take(ready.removeFirst()))
  }

  /// A job holds up the main thread. Those of the pool go on meanwhile, also where all were to take
  /// turns on the main thread.
  private mutating func besideMain() -> Step {
    guard let job = ready.removeFirst(where: { $0.requiredThread == .pool }) else { return leave() }
    return .run(take(job))
  }

  private mutating func take(_ job: Job) -> Job {
    mainQueueTrips = 0
    threads.take(job)
    if !waiters.isEmpty { jobsWithoutRest += 1 }
    focus?.count(job)
    return job
  }

  private mutating func leave() -> Step {
    threads.leave()
    return .stop
  }

  /// Releases the tests that are at rest: that of the focus, or all that no thread is stuck with.
  private mutating func nothingReady() -> Step {
    let isAtRest: (Owner?) -> Bool = { [turn, threads] owner in
      !threads.isStuck(owner) && (turn == nil || turn?.owner == owner)
    }
    guard !threads.isMainHeldUp, waiters.contains(where: { isAtRest($0.owner) }) else {
      return leave()
    }
    guard mainQueueTrips == tripsBeforeRest else {
      mainQueueTrips += 1
      return .move(threads.move(to: .main))
    }
    return release(waiters.removeInnermost(where: isAtRest))
  }

  private mutating func release(_ released: [Waiter]) -> Step {
    endFocus()
    if waiters.isEmpty, ready.isEmpty, threads.hasOneAtWork {
      jobsWithoutRest = 0
      restless = []
    }
    return .release(released)
  }

  /// Gives up on a test whose work goes on and on: all of its waits end, since an inner one may be
  /// what goes on.
  private mutating func endless() -> Step? {
    guard let focus else { return nil }
    let isEndless = focus.isEndless(wasEndlessBefore: restless.contains(focus.owner))
    guard isEndless || focus.hasEnded(unownedWorkIsEndless: restless.contains(nil)) else {
      return nil
    }
    restless.insert(isEndless ? focus.owner : nil)
    return release(waiters.removeAll(isEndless ? .restless : .still) { $0 == focus.owner })
  }

  /// Holds the jobs of all other tests back while one has the lane to itself.
  private mutating func holdBack() -> Step? {
    if focus == nil, jobsWithoutRest * Stillness.limitDivisor > patience, !threads.isMainHeldUp,
      let waiter = waiters.first(where: { [threads] in !threads.isStuck($0.owner) })
    {
      focus = Focus(on: waiter.owner)
    }
    guard let turn else { return nil }
    while let job = ready.first, turn.excludes(job) { heldBack.append(ready.removeFirst()) }
    guard !ready.isEmpty, focus?.beginsRound(ready.count) == true, someJobsAreUnseen else {
      return nil
    }
    // What its job has put into the main queue is a part of the round.
    return .move(threads.move(to: .main))
  }

  /// The focus, unless a thread is stuck: then the others go on.
  private var turn: Focus? {
    guard let focus, !threads.isMainHeldUp, !threads.isStuck(focus.owner) else { return nil }
    return focus
  }

  /// Ends the focus when all waits of its test have ended: while an outer one goes on, so does the
  /// work that it waits for.
  private mutating func endFocus() {
    guard let focus, !waiters.contains(where: { $0.owner == focus.owner }) else { return }
    self.focus = nil
    returnHeldBack()
  }

  private mutating func returnHeldBack() {
    ready.prepend(heldBack)
    heldBack = []
  }

  /// Whether a thread is at work and has not come for a job since this was asked last.
  mutating func isHeldUp() -> Bool {
    defer { stepsAtLastLook = steps }
    return steps == stepsAtLastLook && !threads.hasNoneAtWork
  }

  /// Called by the watchdog: finds jobs that block their thread, and those that never end. Returns
  /// the tests that wait for one of these, and the thread that has to be sent.
  mutating func inspect(_ observation: Observation) -> (blocked: [Waiter], LaneThread?) {
    if observation.isTick {
      threads.tick()
      if let focus, threads.runsNoOther(focus.owner) { self.focus?.tick() }
    }
    guard !ready.isEmpty || !waiters.isEmpty else { return ([], nil) }
    if let thread = threads.replaceHeldUp(whileAllWait: observation.allWait) {
      // It may wait for one of these.
      returnHeldBack()
      return ([], thread)
    }
    guard !waiters.isEmpty else { return ([], nil) }
    let lost = threads.giveUpOnLost(load: observation.load)
    guard !lost.isEmpty else { return ([], nil) }
    let isMainLost = lost.contains { $0.thread.kind == .main }
    let blocked = waiters.removeAll(.blocked) { owner in
      isMainLost || owner == nil || lost.contains { $0.job?.owner == owner }
    }
    endFocus()
    return (blocked, threads.begin(on: .pool))
  }
}
