import OperatingSystem

/// Finds out whose work does not come to rest.
///
/// While things come to rest it costs almost nothing. When the process has worked for a while and
/// they have not, it begins to look: every job says whose it is, and the work of each owner is
/// added up since that owner last rested. Then a test whose own work is done need not wait for that
/// of another, and one whose work goes on and on is told so.
///
/// All limits are time of the processor, so a busy machine reaches none of them sooner.
struct EndlessWorkDetector {
  /// How long the process works before this looks closer.
  private static let beforeLooking = Duration.milliseconds(250)
  /// How many jobs run between two looks at the time.
  private static let stride = 64

  private(set) var isLooking = false
  private var jobsUntilNextLook = EndlessWorkDetector.stride
  private var start: Duration?
  private var work: Work?
  private var workWithoutRest: [Owner: WorkWithoutRest] = [:]
  private var exceeded: Set<Owner> = []

  /// The owner of the job that runs on this thread. Work that it makes ready and that knows no
  /// owner of its own, such as a detached task that goes on after a yield, belongs to the same
  /// owner.
  var ownerOnThisThread: Owner {
    guard let work, pthread_equal(work.thread, pthread_self()) != 0 else { return .unknown }
    return work.owner
  }

  /// Called before each job that runs while a test waits for rest.
  mutating func jobBegins(_ owner: Owner) {
    guard !isLooking else {
      work = Work(owner: owner, thread: pthread_self(), start: ProcessorTime.ofThread)
      return
    }
    jobsUntilNextLook -= 1
    guard jobsUntilNextLook == 0 else { return }
    jobsUntilNextLook = Self.stride
    guard let start else {
      start = ProcessorTime.ofProcess
      return
    }
    isLooking = ProcessorTime.ofProcess - start > Self.beforeLooking
  }

  mutating func jobEnded() {
    guard let work else { return }
    // After its turn the lane may come for the next job on another thread, which has a time of its
    // own.
    let isSameThread = pthread_equal(work.thread, pthread_self()) != 0
    let time = isSameThread ? ProcessorTime.ofThread - work.start : .zero
    workWithoutRest[work.owner, default: WorkWithoutRest()].add(time)
    self.work = nil
  }

  /// Called when the work of an owner has come to rest, though that of others has not.
  mutating func rests(_ owner: Owner) {
    workWithoutRest[owner] = nil
  }

  /// Forgets all work: while a job is stuck no owner can rest, and that is no fault of the others.
  mutating func startOver() {
    workWithoutRest.removeAll()
    work = nil
  }

  /// Whether the work that a test waits for has gone on for too long. Owners that have gone over
  /// the limit before do so sooner, so that their next waits are short.
  mutating func runsOut(for owner: Owner, after limit: Int) -> Bool {
    let isFirstTime = !exceeded.contains(owner)
    let owners = owner == .unknown ? Array(workWithoutRest.keys) : [owner, .unknown]
    let isOver = owners.contains { owner in
      guard let found = workWithoutRest[owner] else { return false }
      return owner == .unknown
        ? found.isEndlessAmongMany(isFirstTime)
        : found.jobs > limit || found.isEndless(isFirstTime)
    }
    guard isOver else { return false }
    exceeded.insert(owner)
    for owner in owners { workWithoutRest[owner] = nil }
    return true
  }

  /// Forgets everything: all work has come to rest.
  mutating func end() {
    guard isLooking || start != nil else { return }
    self = EndlessWorkDetector()
  }

  private struct Work {
    let owner: Owner
    let thread: pthread_t
    let start: Duration
  }
}
