import Testing

@testable import Benchmarks

@Suite struct BenchmarkTable {
  @Test func `a measurement knows the middle and the least of its samples`() {
    let measurement = Measurement([9, 1, 5, 3, 100])
    #expect(measurement.median == 5)
    #expect(measurement.minimum == 1)
  }

  @Test(arguments: [
    (0.04, "0.0"), (9.96, "10.0"), (62.4, "62"), (1_234.6, "1,235"), (1e6, "1,000,000"),
  ])
  func `numbers are grouped`(number: Double, text: String) {
    #expect(number.grouped == text)
  }

  @Test func `a target that counts floors moves with the machine`() {
    #expect(Row.Target.floors(1.5).beside(80) == 120)
    #expect(Row.Target.floors(1.5).beside(120) == 180)
    #expect(Row.Target.microseconds(5).beside(120) == 5_000)
  }

  @Test func `no two operations of a part have one name`() {
    for part in Part.allCases {
      let names = part.rows.map(\.operation)
      #expect(Set(names).count == names.count)
    }
  }
}
