/// Finds out whose work does not come to rest.
///
/// While things come to rest it costs nothing. When they have not for a while, it begins to look:
/// every job says whose it is, and each owner has an account of the time that it has worked. Then a
/// test whose own work is done need not wait for that of another, and one whose work goes on and on
/// is told so.
struct Patience {
  /// How long to wait before looking closer.
  private static let beforeLooking = Duration.milliseconds(250)
  /// How long anyone may work without rest while we look.
  private static let limit = Duration.milliseconds(400)
  /// The same for those who have gone over it before, so that their next waits are short.
  private static let limitOnceExceeded = Duration.milliseconds(5)
  /// How many jobs run between two looks at the time.
  private static let stride = 64

  private(set) var isLooking = false
  private var jobsUntilNextLook = Patience.stride
  private var start: WorkTime?
  private var jobStart: (owner: Owner, time: WorkTime)?
  private var worked: [Owner: Duration] = [:]
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
    isLooking = start.elapsed > Patience.beforeLooking
  }

  mutating func jobEnded() {
    guard let jobStart else { return }
    worked[jobStart.owner, default: .zero] += jobStart.time.elapsed
    self.jobStart = nil
  }

  /// Whether the work that somebody waits for has gone on for too long; says so once for each time.
  mutating func runsOut(for owner: Owner) -> Bool {
    let limit = exceeded.contains(owner) ? Patience.limitOnceExceeded : Patience.limit
    let work = worked.reduce(.zero) { $1.key.mayBelong(to: owner) ? $0 + $1.value : $0 }
    guard work > limit else { return false }
    exceeded.insert(owner)
    worked[owner] = nil
    worked[.unknown] = nil
    return true
  }

  /// Forgets everything: all work has come to rest.
  mutating func end() {
    guard isLooking || start != nil else { return }
    self = Patience()
  }
}
