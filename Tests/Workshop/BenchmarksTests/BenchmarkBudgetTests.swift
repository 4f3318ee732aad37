import Testing

@testable import Benchmarks

@Suite struct BenchmarkBudget {
  private let start = ContinuousClock.now

  @Test func `all operations together get less than a minute`() {
    var now = start
    var budget = Budget(.usual, count: 100, of: 100, now: start)
    for _ in 1...100 { now += budget.next(now: now) }
    #expect(start.duration(to: now) <= .seconds(40))
  }

  @Test func `an operation that takes too long leaves less for those after it`() {
    var budget = Budget(.usual, count: 100, of: 100, now: start)
    #expect(budget.next(now: start) == .milliseconds(400))
    #expect(budget.next(now: start + .milliseconds(20_200)) == .milliseconds(200))
    #expect(budget.next(now: start + .seconds(41)) == .zero)
  }

  @Test func `a few operations get no more than they need`() {
    var budget = Budget(.usual, count: 2, of: 2, now: start)
    #expect(budget.next(now: start) == Thoroughness.usual.limit)
  }

  @Test func `the time is shared with the operations of the other process`() {
    var budget = Budget(.usual, count: 50, of: 100, now: start)
    #expect(budget.next(now: start + .seconds(20)) == .zero)
  }

  @Test func `a thorough measurement has no limit for all`() {
    var budget = Budget(.thorough, count: 1_000, of: 1_000, now: start)
    #expect(budget.next(now: start + .seconds(600)) == Thoroughness.thorough.limit)
  }
}
