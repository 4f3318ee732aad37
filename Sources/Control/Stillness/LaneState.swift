/// The jobs that are ready, the tests that wait for the last of them, and what the lane does next.
struct LaneState {
  enum Step {
    case run(Job)
    case release([Waiter])
    case move(LaneThread)
    case stop
  }

  /// How often the lane goes to the end of the main queue before it says that something is at rest.
  ///
  /// A block that a job has put into the main queue runs before the lane gets there. Where there
  /// are only hooks, jobs of the main actor may be in the main queue too. One that yields goes to
  /// its end again: it may do so this many times.
  private var tripsBeforeRest: Int { someJobsAreUnseen ? 16 : 1 }
  /// Whether there are only hooks, which some jobs do not pass.
  private let someJobsAreUnseen: Bool
  /// How many jobs may run without rest before one work after the other has the lane to itself.
  private let patience: Int

  private var ready = Queue<Job>()
  private var waiters: [Waiter] = []
  private var threads = LaneThreads()
  private var focus: Focus?
  /// The jobs that wait for the end of the focus.
  private var heldBack: [Job] = []
  /// The jobs that have run while tests waited, since the lane was idle last.
  private var jobsWithoutRest = 0
  /// The work that went on and on since then, and whether jobs without an owner did.
  private var endlessWork: Set<AwaitedWork> = []
  private var unownedWorkIsEndless = false
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
    if let step = giveUp() ?? holdBack() { return step }
    guard let job = ready.first else { return nothingReady() }
    guard !threads.isMainHeldUp else { return nextWithoutMain() }
    guard job.thread == thread.kind else { return .move(threads.move(to: job.thread)) }
    return .run(take(ready.removeFirst()))
  }

  /// A job holds up the main thread. Those of the pool go on meanwhile, also where all were to take
  /// turns on the main thread.
  private mutating func nextWithoutMain() -> Step {
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

  /// Releases the waiters whose work is at rest: that of the focus, or all that no thread is stuck
  /// with.
  private mutating func nothingReady() -> Step {
    let isAtRest: (AwaitedWork) -> Bool = { [activeFocus, threads] work in
      !threads.areStuck(with: work) && (activeFocus == nil || activeFocus?.work == work)
    }
    guard !threads.isMainHeldUp, waiters.contains(where: { isAtRest($0.work) }) else {
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
    // A second thread at work would be one whose job does not end, so the lane is not idle.
    if waiters.isEmpty, ready.isEmpty, threads.hasOneAtWork {
      jobsWithoutRest = 0
      endlessWork = []
      unownedWorkIsEndless = false
    }
    return .release(released)
  }

  /// Gives up on the focus if it goes on and on: all waits for its work end, since an inner one may
  /// be what goes on. Ends them too if only jobs without an owner go on.
  private mutating func giveUp() -> Step? {
    guard let focus else { return nil }
    if focus.isEndless(wasEndlessBefore: endlessWork.contains(focus.work)) {
      endlessWork.insert(focus.work)
      return release(waiters.removeAll(.restless) { $0 == focus.work })
    }
    if focus.hasEnded(unownedWorkIsEndless: unownedWorkIsEndless) {
      unownedWorkIsEndless = true
      return release(waiters.removeAll(.still) { $0 == focus.work })
    }
    return nil
  }

  /// Holds all jobs back that are no part of the focus, which begins when patience ends.
  private mutating func holdBack() -> Step? {
    if focus == nil, jobsWithoutRest * Stillness.limitDivisor > patience, !threads.isMainHeldUp,
      let waiter = waiters.first(where: { [threads] in !threads.areStuck(with: $0.work) })
    {
      focus = Focus(on: waiter.work)
    }
    guard let activeFocus else { return nil }
    while let job = ready.first, !activeFocus.work.mayInclude(job) {
      heldBack.append(ready.removeFirst())
    }
    guard !ready.isEmpty, focus?.beginRound(ofReady: ready.count) == true, someJobsAreUnseen else {
      return nil
    }
    // What its job has put into the main queue is a part of the round.
    return .move(threads.move(to: .main))
  }

  /// The focus, unless a thread is stuck with its work: then the others go on.
  private var activeFocus: Focus? {
    guard let focus, !threads.isMainHeldUp, !threads.areStuck(with: focus.work) else { return nil }
    return focus
  }

  /// Ends the focus when all waits for its work have ended: while an outer one goes on, so does the
  /// work that it waits for.
  private mutating func endFocus() {
    guard let focus, !waiters.contains(where: { $0.work == focus.work }) else { return }
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
  /// the waiters for one of these, and the thread that has to be sent.
  mutating func inspect(_ observation: Observation) -> (blocked: [Waiter], thread: LaneThread?) {
    if observation.isTick {
      threads.tick()
      if let focus, threads.runOnly(focus.work) { self.focus?.tick() }
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
    let jobs = lost.compactMap(\.job)
    let blocked = waiters.removeAll(.blocked) { work in
      isMainLost || work == .all || jobs.contains(where: work.includes)
    }
    endFocus()
    return (blocked, threads.begin(on: .pool))
  }
}
