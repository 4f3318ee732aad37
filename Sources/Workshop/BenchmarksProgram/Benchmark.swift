import Clocks
import CustomDump
import Dependencies
import OperatingSystem

/// An operation, and how much faster it has to be here than in the real library.
struct Benchmark: Sendable {
  let name: String
  /// Nanoseconds of the real library, on the machine where ``floor`` took 60 ns.
  let theirs: Double
  let atLeast: Double
  var operations = 1_000
  /// Does so many operations, and returns the time that they took.
  let work: @Sendable (_ operations: Int) async -> Duration

  /// Nanoseconds of one operation: the median of eleven batches, after one to warm up.
  func measure() async -> Double {
    var samples: [Double] = []
    for _ in 0..<12 { samples.append(await work(operations) / .nanoseconds(1)) }
    return samples.dropFirst().sorted()[5] / Double(operations)
  }

  /// Its row in the table.
  func cells(here: Double, unit: Double) -> [String] {
    let ratio = theirs * unit / here
    let times = [here, theirs * unit].map { "\(Int($0))" }
    let ratios = [ratio, atLeast].map { "\(($0 * 10).rounded() / 10)" }
    return [name] + times + ratios + [ratio >= atLeast ? "yes" : "NO"]
  }

  static let floor = Benchmark(name: "a task-local value", theirs: 60, atLeast: 1) { count in
    time { for number in 0..<count { Local.$box.withValue(Box(number)) { blackHole(number) } } }
  }

  static let ofPrograms = [
    Benchmark(name: "withDependencies", theirs: 176, atLeast: 1.3) { count in
      time { for number in 0..<count { overriding(number) { blackHole(number) } } }
    },
    Benchmark(name: "withDependencies, asynchronous", theirs: 370, atLeast: 2) { count in
      let start = ProcessorTime.ofProcess
      for number in 0..<count {
        await withDependencies({ $0.number = number }, operation: { await nothing(number) })
      }
      return ProcessorTime.ofProcess - start
    },
    Benchmark(name: "withDependencies(from:)", theirs: 2_800, atLeast: 4) { count in
      let model = overriding(7) { NumberModel() }
      return time {
        for number in 0..<count { withDependencies(from: model) { blackHole(number) } }
      }
    },
    Benchmark(name: "a model that is made", theirs: 3_500, atLeast: 2.5) { count in
      time { for number in 0..<count { blackHole(overriding(number) { NumberModel() }.number) } }
    },
    Benchmark(name: "a model that is made while 8,000 are alive", theirs: 1.3e6, atLeast: 10) {
      count in
      let models = overriding(7) { (0..<8_000).map { _ in overriding(7) { NumberModel() } } }
      defer { blackHole(models.count) }
      return time {
        for number in 0..<count { blackHole(overriding(number) { NumberModel() }.number) }
      }
    },
    Benchmark(name: "read, not overridden", theirs: 655, atLeast: 2.5) { read(NumberModel(), $0) },
    Benchmark(name: "read, overridden", theirs: 335, atLeast: 2.5) { count in
      overriding(7) { read(NumberModel(), count) }
    },
    Benchmark(name: "read, overridden ten levels up", theirs: 735, atLeast: 2.5) { count in
      overriding(7) { nested(10, in: Int.self) { read(NumberModel(), count) } }
    },
    Benchmark(name: "read of a model outside of its scope", theirs: 278, atLeast: 2) { count in
      read(overriding(7) { NumberModel() }, count)
    },
    Benchmark(name: "diff of 10,000 structs", theirs: 210e6, atLeast: 5, operations: 1) { _ in
      var changed = points
      changed[5_000].x = -1
      return time { blackHole(diff(points, changed)?.count ?? 0) }
    },
    Benchmark(name: "dump of 10,000 structs", theirs: 320e6, atLeast: 5, operations: 1) { _ in
      time { blackHole(String(customDumping: points).count) }
    },
  ]

  static let ofTests = [
    Benchmark(name: "read in a case of a parameterized test", theirs: 278, atLeast: 1) { count in
      read(overriding(7) { NumberModel() }, count)
    },
    advance(sleepers: 1, theirs: 1.1e6),
    advance(sleepers: 100, theirs: 41e6),
    advance(sleepers: 1_000, theirs: 380e6),
  ]

  private static func advance(sleepers: Int, theirs: Double) -> Benchmark {
    Benchmark(
      name: "TestClock.advance, \(sleepers) asleep",
      theirs: theirs,
      atLeast: 10,
      operations: 1
    ) { _ in
      let clock = TestClock()
      for number in 1...sleepers {
        Task { try? await clock.sleep(for: .seconds(number)) }
      }
      await clock.advance()
      let start = ProcessorTime.ofProcess
      await clock.advance(by: .seconds(sleepers))
      return ProcessorTime.ofProcess - start
    }
  }
}

private enum NumberKey: DependencyKey {
  static let liveValue = 1
  static let testValue = 1
}

/// Each level has a key of its own.
private enum LevelKey<Level>: DependencyKey {
  static var liveValue: Int { 1 }
  static var testValue: Int { 1 }
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private final class NumberModel {
  @Dependency(\.number) var number
}

private struct Point {
  var x: Int
  let y: Int
}

private let points = (0..<10_000).map { Point(x: $0, y: -$0) }

private final class Box: Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private enum Local { @TaskLocal static var box = Box(0) }

private func overriding<R>(_ number: Int, _ operation: () -> R) -> R {
  withDependencies({ $0.number = number }, operation: operation)
}

private func nested<L, R>(_ levels: Int, in level: L.Type, _ operation: () -> R) -> R {
  guard levels > 0 else { return operation() }
  return withDependencies(
    { $0[LevelKey<L>.self] = levels },
    operation: { nested(levels - 1, in: LevelKey<L>.self, operation) }
  )
}

private func read(_ model: NumberModel, _ count: Int) -> Duration {
  time { for _ in 0..<count { blackHole(model.number) } }
}

private func time(_ work: () -> Void) -> Duration {
  let start = ProcessorTime.ofProcess
  work()
  return ProcessorTime.ofProcess - start
}

// The optimizer removes work whose result is not used. It cannot see that these do nothing.
@inline(never) @_optimize(none) func blackHole(_ number: Int) {}
@inline(never) @_optimize(none) private func nothing(_ number: Int) async { blackHole(number) }
