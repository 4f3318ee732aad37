/// How many jobs of each owner are ready to run.
struct ReadyCounts {
  private var counts: [Owner: Int]
  private var total: Int

  /// Begins when a number of jobs of unknown owners are ready.
  init(unknown count: Int) {
    counts = [.unknown: count]
    total = count
  }

  mutating func add(_ owner: Owner) {
    counts[owner, default: 0] += 1
    total += 1
  }

  mutating func remove(_ owner: Owner) {
    let count = counts[owner, default: 0] - 1
    counts[owner] = count == 0 ? nil : count
    total -= 1
  }

  /// Whether a job that may belong to this owner is ready.
  func mayHaveJobs(of owner: Owner) -> Bool {
    owner == .unknown ? total > 0 : counts[owner] != nil || counts[.unknown] != nil
  }

  var hasUnknown: Bool { counts[.unknown] != nil }
}
