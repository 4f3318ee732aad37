/// Which threads take jobs: one, and none while all is at rest. There are more while jobs block
/// theirs.
///
/// Absence is counted in beats of the ``Watchdog``, which a busy machine makes no faster.
struct LaneThreads {
  /// How many beats a thread may be away before it is given up. It may wait for another process, so
  /// on a busy machine they are more.
  private static let patience = 60 * Watchdog.beatsPerSecond

  /// How many beats a job may work for before others run beside it, and may overtake it.
  private static let patienceWithWork = 1 * Watchdog.beatsPerSecond

  private var present = LaneThread(number: 1)
  private var newest = 1
  /// When each thread at work last came for a job, counted in beats.
  private var atWork: [Int: Int] = [:]
  private var beats = 0

  var hasOneAtWork: Bool { atWork.count == 1 }
  var hasNoneAtWork: Bool { atWork.isEmpty }

  /// Answers with the thread that begins, if none was at work but such as are stuck.
  mutating func begin() -> LaneThread? {
    guard atWork[present.number] == nil else { return nil }
    atWork[present.number] = beats
    return present
  }

  /// Whether a thread that comes for a job gets one. A thread that was relieved while it was stuck
  /// leaves, unless it is the only one.
  mutating func admits(_ candidate: LaneThread) -> Bool {
    guard atWork[candidate.number] != nil else { return false }
    guard candidate.number == present.number || hasOneAtWork else {
      atWork[candidate.number] = nil
      return false
    }
    present = candidate
    atWork[candidate.number] = beats
    return true
  }

  /// The thread that came last goes home.
  mutating func leave() {
    atWork[present.number] = nil
  }

  mutating func beat() {
    beats += 1
  }

  /// Answers with a new thread if the job of the present one is blocked or very long.
  ///
  /// It is blocked when all threads of the process wait. One that waits for a lock is not, as long
  /// as the thread that holds the lock has work to do: a busy machine may keep it from doing so.
  mutating func relieve(whileAllWait: Bool) -> LaneThread? {
    guard let lastCame = atWork[present.number], beats - lastCame > 1 else { return nil }
    guard whileAllWait || beats - lastCame > Self.patienceWithWork else { return nil }
    newest += 1
    present = LaneThread(number: newest)
    atWork[newest] = beats
    return present
  }

  /// Answers true if there are threads that are not expected back any more.
  mutating func giveUpOnLost(load: Double) -> Bool {
    let before = atWork.count
    let patience = Int(load * Double(Self.patience))
    atWork = atWork.filter { beats - $0.value < patience }
    guard atWork.count < before else { return false }
    if atWork[present.number] == nil {
      newest += 1
      present = LaneThread(number: newest)
    }
    return true
  }
}
