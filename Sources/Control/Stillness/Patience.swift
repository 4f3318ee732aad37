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
  private var jobStart: (owner: Owner, time: ContinuousClock.Instant)?
  private var accounts: [Owner: Account] = [:]
  private var exceeded: Set<Owner> = []

  /// Whose job is running: what it makes ready is theirs too, unless it is known to be another's.
  var ownerAtWork: Owner { jobStart?.owner ?? .unknown }

  /// Called before each job that runs while somebody waits.
  mutating func jobBegins(_ owner: Owner) {
    guard !isLooking else {
      jobStart = (owner, .now)
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
    guard let jobStart else { return }
    accounts[jobStart.owner, default: Account()].add(.now - jobStart.time)
    self.jobStart = nil
  }

  /// Called when the work of an owner has come to rest, though that of others has not.
  mutating func rests(_ owner: Owner) {
    accounts[owner] = nil
  }

  /// Whether the work that somebody waits for has gone on for too long. Those who have gone over the
  /// limit before do so sooner, so that their next waits are short.
  mutating func runsOut(for owner: Owner) -> Bool {
    let isPatient = !exceeded.contains(owner)
    let suspects = owner == .unknown ? Array(accounts.keys) : [owner, .unknown]
    guard suspects.contains(where: { accounts[$0]?.isEndless(isPatient) == true }) else {
      return false
    }
    exceeded.insert(owner)
    for suspect in suspects { accounts[suspect] = nil }
    return true
  }

  /// Forgets everything: all work has come to rest.
  mutating func end() {
    guard isLooking || start != nil else { return }
    self = Patience()
  }
}
