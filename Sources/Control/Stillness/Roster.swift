/// Which crews are at work: one, and none while all is at rest. There are more while jobs block
/// their threads.
struct Roster {
  /// How many inspections a crew may miss before nobody expects it back.
  private static let patience = 60 * Relief.inspectionsPerSecond

  /// How many inspections a job may go on for without being blocked. The machine may be busy: a
  /// thread that could go on is waited for, or jobs would overtake each other.
  private static let patienceWithBusy = 1 * Relief.inspectionsPerSecond

  private var crew = Crew(number: 1)
  private var newest = 1
  /// When each crew at work last came for a job, counted in inspections.
  private var atWork: [Int: Int] = [:]
  private var inspections = 0

  var hasOneAtWork: Bool { atWork.count == 1 }

  /// Answers with the crew that begins, if none was at work but such as are stuck.
  mutating func begin() -> Crew? {
    guard atWork[crew.number] == nil else { return nil }
    atWork[crew.number] = inspections
    return crew
  }

  /// Whether a crew that comes for a job gets one. A crew that was relieved while it was stuck leaves,
  /// unless it is the only one.
  mutating func admits(_ candidate: Crew) -> Bool {
    guard atWork[candidate.number] != nil else { return false }
    guard candidate.number == crew.number || hasOneAtWork else {
      atWork[candidate.number] = nil
      return false
    }
    crew = candidate
    atWork[candidate.number] = inspections
    return true
  }

  /// The crew that came last goes home.
  mutating func leave() {
    atWork[crew.number] = nil
  }

  mutating func beginInspection() {
    inspections += 1
  }

  /// Answers with a new crew if the present one has not come for a job since the last inspection,
  /// because its job is blocked or very long.
  mutating func relieve() -> Crew? {
    guard let lastCame = atWork[crew.number], inspections - lastCame > 1 else { return nil }
    guard inspections - lastCame > Self.patienceWithBusy || crew.isBlocked else { return nil }
    newest += 1
    crew = Crew(number: newest)
    atWork[newest] = inspections
    return crew
  }

  /// Answers true if there are crews that nobody expects back any more.
  mutating func giveUpOnLost() -> Bool {
    let before = atWork.count
    atWork = atWork.filter { inspections - $0.value < Self.patience }
    guard atWork.count < before else { return false }
    if atWork[crew.number] == nil {
      newest += 1
      crew = Crew(number: newest)
    }
    return true
  }
}
