/// Which threads take jobs: one, and none while all is at rest. There are more while jobs block
/// theirs.
///
/// How long a thread stays away is counted in ticks of the ``Watchdog``.
struct LaneThreads {
  /// How many ticks a thread may be away before it is given up. It may wait for another process, so
  /// on a busy machine they are more.
  private static let absenceLimit = 60 * Watchdog.ticksPerSecond

  /// How many ticks a job may work for before others run beside it, and may overtake it.
  private static let workLimit = 1 * Watchdog.ticksPerSecond

  private var newestThread = LaneThread(number: 1)
  private var lastNumber = 1
  /// The threads at work, and when each last came for a job, counted in ticks.
  private var atWork: [Int: (thread: LaneThread, lastCame: Int)] = [:]
  private var ticks = 0

  var hasOneAtWork: Bool { atWork.count == 1 }
  var hasNoneAtWork: Bool { atWork.isEmpty }

  /// Whether an older thread is stuck on the main thread, or on its way to it.
  var isMainHeldUp: Bool {
    atWork.values.contains { $0.thread.place == .main && $0.thread.number != newestThread.number }
  }

  /// Answers with the thread that begins, if none was at work but such as are stuck.
  mutating func begin(at place: Job.Place) -> LaneThread? {
    atWork[newestThread.number] == nil ? move(to: place) : nil
  }

  /// The thread that came last goes on at another place.
  mutating func move(to place: Job.Place) -> LaneThread {
    newestThread.place = place
    atWork[newestThread.number] = (newestThread, ticks)
    return newestThread
  }

  /// Whether a thread that comes for a job gets one. A thread that was relieved while it was stuck
  /// leaves, unless it is the only one.
  mutating func admits(_ candidate: LaneThread) -> Bool {
    guard atWork[candidate.number] != nil else { return false }
    guard candidate.number == newestThread.number || hasOneAtWork else {
      atWork[candidate.number] = nil
      return false
    }
    newestThread = candidate
    atWork[candidate.number] = (candidate, ticks)
    return true
  }

  /// The thread that came last leaves.
  mutating func leave() {
    atWork[newestThread.number] = nil
  }

  mutating func tick() {
    ticks += 1
  }

  /// Answers with a new thread if the job of the newest thread is blocked or very long.
  ///
  /// It is blocked when all threads of the process wait. One that waits for a lock is not, as long
  /// as the thread that holds the lock has work to do: a busy machine may keep it from doing so.
  mutating func replaceHeldUp(whileAllWait: Bool) -> LaneThread? {
    guard let lastCame = atWork[newestThread.number]?.lastCame, ticks - lastCame > 1 else {
      return nil
    }
    guard whileAllWait || ticks - lastCame > Self.workLimit else { return nil }
    lastNumber += 1
    newestThread = LaneThread(number: lastNumber)
    return move(to: .pool)
  }

  /// Answers true if there are threads that are not expected back any more.
  mutating func giveUpOnLost(load: Double) -> Bool {
    let before = atWork.count
    let absenceLimit = Int(load * Double(Self.absenceLimit))
    atWork = atWork.filter { ticks - $0.value.lastCame < absenceLimit }
    guard atWork.count < before else { return false }
    if atWork[newestThread.number] == nil {
      lastNumber += 1
      newestThread = LaneThread(number: lastNumber)
    }
    return true
  }
}
