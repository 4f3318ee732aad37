/// Finds out whose work does not come to rest.
///
/// While things come to rest it costs nothing. When they have not for a while, it begins to look:
/// every job says whose it is, and each owner has an account of the work since it last rested. Then
/// a test whose own work is done need not wait for that of another, and one whose work goes on and on
/// is told so.
struct Patience {
  /// How long to wait before looking closer.
  private static let beforeLooking = Duration.milliseconds(250)
  /// How many jobs run between two looks at the time.
  private static let stride = 64

  private(set) var isLooking = false
  private var jobsUntilNextLook = Patience.stride
  private var start: ContinuousClock.Instant?
  private var work: Work?
  private var accounts: [Owner: Account] = [:]
  private var exceeded: Set<Owner> = []

  /// Whose job is running on a thread: what it makes ready outside of any task is theirs too.
  func owner(on thread: WorkingThread) -> Owner {
    guard let work, work.thread == thread else { return .unknown }
    return work.owner
  }

  /// Called before each job that runs while somebody waits.
  mutating func jobBegins(_ owner: Owner) {
    guard !isLooking else {
      work = Work(owner: owner, thread: .current, start: .now)
      return
    }
    jobsUntilNextLook -= 1
    guard jobsUntilNextLook == 0 else { return }
    jobsUntilNextLook = Patience.stride
    guard let start else {
      start = .now
      return
    }
    isLooking = .now - start > Patience.beforeLooking
  }

  mutating func jobEnded() {
    guard let work else { return }
    accounts[work.owner, default: Account()].add(.now - work.start)
    self.work = nil
  }

  /// Called when the work of an owner has come to rest, though that of others has not.
  mutating func rests(_ owner: Owner) {
    accounts[owner] = nil
  }

  /// Forgets how much anybody has worked: while a job is stuck nobody can rest, and that is no fault
  /// of the others.
  mutating func startOver() {
    accounts.removeAll()
    work = nil
  }

  /// Whether the work that somebody waits for has gone on for too long. Those who have gone over the
  /// limit before do so sooner, so that their next waits are short.
  mutating func runsOut(for owner: Owner) -> Bool {
    let isPatient = !exceeded.contains(owner)
    let suspects = owner == .unknown ? Array(accounts.keys) : [owner, .unknown]
    let isOver = suspects.contains { suspect in
      guard let account = accounts[suspect] else { return false }
      return suspect == .unknown
        ? account.isEndlessAmongMany(isPatient) : account.isEndless(isPatient)
    }
    guard isOver else { return false }
    exceeded.insert(owner)
    for suspect in suspects { accounts[suspect] = nil }
    return true
  }

  /// Forgets everything: all work has come to rest.
  mutating func end() {
    guard isLooking || start != nil else { return }
    self = Patience()
  }

  private struct Work {
    let owner: Owner
    let thread: WorkingThread
    let start: ContinuousClock.Instant
  }
}
