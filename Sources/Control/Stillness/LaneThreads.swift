/// The threads that take jobs: one, and none while all is at rest.
///
/// A thread whose job does not end is stuck. A newer one replaces it, and takes the other jobs. How
/// long a thread stays away is counted in ticks of the ``Watchdog``.
struct LaneThreads {
  /// A thread at work, when it last came for a job, counted in ticks, and the job that it runs.
  struct AtWork {
    let thread: LaneThread
    let lastCame: Int
    var job: Job?
  }

  /// How many ticks a thread may be away before it is given up. It may wait for another process, so
  /// on a busy machine they are more.
  private static let absenceLimit = 60 * Watchdog.ticksPerSecond

  /// How many ticks a job may work for before others run at the same time, and may overtake it.
  private static let workLimit = 1 * Watchdog.ticksPerSecond

  private var newestThread = LaneThread(number: 1)
  private var lastNumber = 1
  private var atWork: [Int: AtWork] = [:]
  private var ticks = 0

  var hasOneAtWork: Bool { atWork.count == 1 }
  var hasNoneAtWork: Bool { atWork.isEmpty }

  /// The threads that a newer one has replaced, and that have not come back.
  private var stuck: some Sequence<AtWork> {
    atWork.values.lazy.filter { [newestThread] in $0.thread.number != newestThread.number }
  }

  /// Whether a stuck thread runs its job on the main thread, or still waits for the main thread.
  var isMainHeldUp: Bool { stuck.contains { $0.thread.kind == .main } }

  /// Whether a job that may be a part of some work does not end.
  func areStuck(with work: AwaitedWork) -> Bool {
    stuck.contains { $0.job.map(work.mayInclude) ?? true }
  }

  /// Whether each job that is running is a part of some work.
  func runOnly(_ work: AwaitedWork) -> Bool {
    atWork.values.allSatisfy { $0.job.map(work.includes) ?? true }
  }

  /// Returns the thread that begins, if none was at work but such as are stuck.
  mutating func begin(on kind: Job.ThreadKind) -> LaneThread? {
    atWork[newestThread.number] == nil ? move(to: kind) : nil
  }

  /// The thread that came last goes on as one of this kind.
  mutating func move(to kind: Job.ThreadKind) -> LaneThread {
    newestThread.kind = kind
    atWork[newestThread.number] = AtWork(thread: newestThread, lastCame: ticks)
    return newestThread
  }

  /// Whether a thread that comes for a job gets one. A stuck thread that comes back leaves, unless
  /// it is the only one.
  mutating func admits(_ candidate: LaneThread) -> Bool {
    guard atWork[candidate.number] != nil else { return false }
    guard candidate.number == newestThread.number || hasOneAtWork else {
      atWork[candidate.number] = nil
      return false
    }
    newestThread = candidate
    atWork[candidate.number] = AtWork(thread: candidate, lastCame: ticks)
    return true
  }

  /// The thread that came last runs a job.
  mutating func take(_ job: Job) {
    atWork[newestThread.number]?.job = job
  }

  /// The thread that came last leaves.
  mutating func leave() {
    atWork[newestThread.number] = nil
  }

  mutating func tick() {
    ticks += 1
  }

  /// Returns a new thread if the job of the newest thread is blocked or very long.
  ///
  /// A job is blocked when all threads of the process wait. One that waits for a lock is not, as
  /// long as the thread that holds the lock has work to do: a busy machine may delay that.
  mutating func replaceHeldUp(whileAllWait: Bool) -> LaneThread? {
    guard let lastCame = atWork[newestThread.number]?.lastCame, ticks - lastCame > 1 else {
      return nil
    }
    guard whileAllWait || ticks - lastCame > Self.workLimit else { return nil }
    makeNewThread()
    return move(to: .pool)
  }

  private mutating func makeNewThread() {
    lastNumber += 1
    newestThread = LaneThread(number: lastNumber)
  }

  /// Forgets the threads that have stayed away for too long, and returns them.
  mutating func giveUpOnLost(load: () -> Double) -> [AtWork] {
    let limit = Self.absenceLimit / Stillness.limitDivisor
    let late = atWork.values.filter { ticks - $0.lastCame >= limit }
    guard !late.isEmpty else { return [] }
    let patience = Int(load() * Double(limit))
    let lost = late.filter { ticks - $0.lastCame >= patience }
    for other in lost { atWork[other.thread.number] = nil }
    if atWork[newestThread.number] == nil { makeNewThread() }
    return lost
  }
}
