import Testing
import Usage

@testable import Benchmarks

@Suite struct TableOfBenchmarks {
  @Test func `a row says whether it is as fast as it has to be, on a machine of any speed`() {
    let row = Row(name: "read", theirs: 300, atLeast: 2.5) { _ in .zero }
    #expect(
      row.line(here: 120, unit: 1).hasSuffix(" 120        300        2.5        2.5        yes")
    )
    #expect(
      row.line(here: 240, unit: 2).hasSuffix(" 240        600        2.5        2.5        yes")
    )
    #expect(
      row.line(here: 150, unit: 1).hasSuffix(" 150        300        2.0        2.5         NO")
    )
  }

  @Test func `a word chooses rows, and one that none contains lists them`() throws {
    #expect(try Benchmarks.chosen(by: ["from:"]).map(\.name) == ["withDependencies(from:)"])
    #expect(try Benchmarks.chosen(by: []).count == Row.all.count)
    let error = #expect(throws: UsageError.self) { try Benchmarks.chosen(by: ["tide"]) }
    #expect(error?.sentence.contains("  withDependencies(from:)") == true)
    #expect(throws: UsageError(#""b" is one word too many."#)) {
      try Benchmarks.chosen(by: ["a", "b"])
    }
  }

  @Test func `no two rows have one name, and a measurement is of one operation`() async {
    #expect(Set(Row.all.map(\.name)).count == Row.all.count)
    let row = Row(name: "r", theirs: 1, atLeast: 1) { .microseconds(3) * $0 }
    #expect(await row.measure() == 3_000)
  }
}
