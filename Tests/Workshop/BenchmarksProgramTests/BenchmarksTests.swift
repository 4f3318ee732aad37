import Testing

@testable import BenchmarksProgram

@Test func `a benchmark says whether one operation is fast enough, on a machine of any speed`()
  async
{
  let benchmark = Benchmark(name: "read", theirs: 300, atLeast: 2.5) { .nanoseconds(120) * $0 }
  let measured = await benchmark.measure()
  #expect(
    [(measured, 1), (240, 2), (150, 1)].map { benchmark.cells(here: $0, unit: $1) } == [
      ["read", "120", "300", "2.5", "2.5", "yes"],
      ["read", "240", "600", "2.5", "2.5", "yes"],
      ["read", "150", "300", "2.0", "2.5", "NO"],
    ]
  )
}
