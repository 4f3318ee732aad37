/// One line of the table: an operation, what cannot be faster, and what it should reach.
struct Row: Sendable {
  let operation: String
  let floor: Floor
  let target: Target?
  /// What to compare the row with: the first one of the same name.
  let series: String?
  let sampling: Sampling

  init(
    _ operation: String,
    floor: Floor,
    target: Target? = nil,
    series: String? = nil,
    operations: Int = 1,
    time: @escaping @Sendable (_ repetitions: Int) async -> Duration
  ) {
    self.operation = operation
    self.floor = floor
    self.target = target
    self.series = series
    sampling = Sampling(operations: operations, time: time)
  }

  /// How long an operation may take.
  enum Target {
    case nanoseconds(Double)
    /// So many times as long as its floor. Where most of the time is the floor's, a slow machine
    /// misses each number of nanoseconds, and this one not.
    case floors(Double)

    static func microseconds(_ count: Double) -> Target { .nanoseconds(count * 1_000) }

    /// In nanoseconds, where the floor takes so many.
    func beside(_ floor: Double) -> Double {
      switch self {
      case .nanoseconds(let count): count
      case .floors(let count): count * floor
      }
    }
  }
}
