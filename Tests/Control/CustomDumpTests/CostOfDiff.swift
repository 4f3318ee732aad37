import CustomDump
import Synchronization
import Testing

/// Counts what a difference asks of its elements, which is the same on every machine.
@Suite struct CostOfDiff {
  final class Tally: Sendable {
    let comparisons = Mutex(0)
    let descriptions = Mutex(0)
  }

  struct Element: Equatable, CustomDumpStringConvertible {
    var value: Int
    var tally: Tally

    static func == (lhs: Self, rhs: Self) -> Bool {
      lhs.tally.comparisons.withLock { $0 += 1 }
      return lhs.value == rhs.value
    }

    var customDumpDescription: String {
      tally.descriptions.withLock { $0 += 1 }
      return "\(value)"
    }
  }

  private func cost(
    of change: (inout [Int]) -> Void,
    count: Int
  ) -> (comparisons: Int, descriptions: Int, lines: Int) {
    let tally = Tally()
    let before = Array(0..<count)
    var after = before
    change(&after)
    let difference = diff(
      before.map { Element(value: $0, tally: tally) },
      after.map { Element(value: $0, tally: tally) }
    )
    return (
      tally.comparisons.withLock { $0 }, tally.descriptions.withLock { $0 },
      difference?.split(separator: "\n").count ?? 0
    )
  }

  @Test func `one change costs a look at each element, and a text for what has changed`() {
    let count = 1_000
    let cost = cost(of: { $0[count / 2] = -1 }, count: count)
    #expect(cost.comparisons <= 2 * count + 10)
    // Once to see that they are not the same text, and once to write them.
    #expect(cost.descriptions == 4)
    #expect(cost.lines == 6)
  }

  @Test func `when all has changed, nothing grows as the square`() {
    let cost = cost(of: { $0 = $0.map { -1 - $0 } }, count: 2_000)
    #expect(cost.comparisons <= 250_000)
    #expect(cost.descriptions <= 8_000)
    #expect(cost.lines == 4_002)
  }
}
