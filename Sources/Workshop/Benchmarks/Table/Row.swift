/// One line of the table: an operation, what cannot be faster, and what it should reach.
struct Row: Sendable {
  let operation: String
  let floor: Floor
  /// In nanoseconds.
  let target: Double?
  let growth: Growth?
  let sampling: Sampling

  init(
    _ operation: String,
    floor: Floor,
    target: Duration? = nil,
    growth: Growth? = nil,
    operations: Int = 1,
    time: @escaping @Sendable (_ repetitions: Int) async -> Duration
  ) {
    self.operation = operation
    self.floor = floor
    self.target = target?.nanoseconds
    self.growth = growth
    sampling = Sampling(operations: operations, time: time)
  }

  /// What to compare the row with: the first one of the same series.
  struct Growth: Sendable {
    let series: String
    /// How much larger the input is than that of the series' first row, if time may grow with it.
    var factor = 1
  }
}
