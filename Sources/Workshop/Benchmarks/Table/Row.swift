/// One line of the table: an operation, its floor, and its target.
struct Row: Sendable {
  let operation: String
  let floor: Floor
  let target: Target?
  let sampling: Sampling

  init(
    _ operation: String,
    floor: Floor,
    target: Target? = nil,
    operations: Int = 1,
    time: @escaping @Sendable (_ repetitions: Int) async -> Duration
  ) {
    self.operation = operation
    self.floor = floor
    self.target = target
    sampling = Sampling(operations: operations, time: time)
  }

  /// How long an operation may take.
  enum Target {
    case nanoseconds(Double)
    /// A multiple of the floor. If the floor takes most of the time, a slow machine misses any
    /// number of nanoseconds, but not this.
    case floors(Double)

    static func microseconds(_ count: Double) -> Target { .nanoseconds(count * 1_000) }

    /// The target in nanoseconds, for a floor that takes so many.
    func beside(_ floor: Double) -> Double {
      switch self {
      case .nanoseconds(let count): count
      case .floors(let count): count * floor
      }
    }
  }
}
