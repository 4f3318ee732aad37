import Testing

@testable import BenchmarksProgram

@Suite struct TableOfBenchmarks {
  @Test func `a row says whether it is as fast as it has to be, on a machine of any speed`() {
    let row = Row(name: "read", theirs: 300, atLeast: 2.5) { _ in .zero }
    let lines = [(120, 1), (240, 2), (150, 1)].map { row.line(here: $0, unit: $1) }
    #expect(
      lines.map { $0.split(separator: " ").map(String.init) } == [
        ["read", "120", "300", "2.5", "2.5", "yes"],
        ["read", "240", "600", "2.5", "2.5", "yes"],
        ["read", "150", "300", "2.0", "2.5", "NO"],
      ]
    )
  }

  @Test func `words choose rows`() {
    #expect(Benchmarks.chosen(by: ["from:"]).map(\.name) == ["withDependencies(from:)"])
    #expect(Benchmarks.chosen(by: []).count == Row.all.count)
  }

  @Test func `a measurement is of one operation`() async {
    let row = Row(name: "r", theirs: 1, atLeast: 1) { .microseconds(3) * $0 }
    #expect(await row.measure() == 3_000)
  }
}
