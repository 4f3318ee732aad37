import Dependencies
import Testing

/// Counts, which is as predictable as numbers get.
private struct Counting: RandomNumberGenerator {
  private var last: UInt64 = 0

  mutating func next() -> UInt64 {
    last += 1
    return last
  }
}

@Suite struct RandomNumberKey {
  @Test func `it lends the generator that it was made with, and keeps its state`() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      #expect(withRandomNumberGenerator { $0.next() } == 1)
      #expect(withRandomNumberGenerator { [$0.next(), $0.next()] } == [2, 3])
    }
  }
}
