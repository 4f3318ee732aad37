/// Whether sleepers with the same deadline wake in the order in which they were started, told in a
/// line below the table.
enum WakeOrder {
  static let operation = "TestClock.advance, order of 1,000 equal deadlines"

  static func verdict(runs: Int = 5) async -> String {
    var right = 0
    for _ in 0..<runs where await SleepingTasks(count: 1_000).wakeInOrder() { right += 1 }
    let met = right == runs ? "yes" : "NO"
    return "\(operation): as started in \(right) of \(runs) runs; target: all; met: \(met)"
  }
}
