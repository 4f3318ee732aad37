import Testing

@testable import BenchmarksProgram

@Suite struct TableOfBenchmarks {
  @Test func `a benchmark says whether it is as fast as it has to be, on a machine of any speed`() {
    let benchmark = Benchmark(name: "read", theirs: 300, atLeast: 2.5) { _ in .zero }
    let lines = [(120, 1), (240, 2), (150, 1)].map { benchmark.line(here: $0, unit: $1) }
    #expect(
      lines.map { $0.split(separator: " ").map(String.init) } == [
        ["read", "120", "300", "2.5", "2.5", "yes"],
        ["read", "240", "600", "2.5", "2.5", "yes"],
        ["read", "150", "300", "2.0", "2.5", "NO"],
      ]
    )
  }

  @Test func `words choose benchmarks`() {
    #expect(BenchmarkCommand.chosen(by: ["from:"]).map(\.name) == ["withDependencies(from:)"])
    #expect(BenchmarkCommand.chosen(by: []).count == Benchmark.all.count)
  }

  @Test func `a measurement is of one operation`() async {
    let benchmark = Benchmark(name: "r", theirs: 1, atLeast: 1) { .microseconds(3) * $0 }
    #expect(await benchmark.measure() == 3_000)
  }
}
