import ConcurrencyExtras
import Testing

@Suite struct LockIsolatedValue {
  @Test func `keeps the changes of an operation that throws`() {
    let count = LockIsolated(0)
    #expect(throws: Broken.self) {
      try count.withValue { count in
        count = 1
        throw Broken()
      }
    }
    #expect(count.value == 1)
  }

  @Test func `shows the parts of its value`() {
    let names = LockIsolated(["Ada", "Grace"])
    #expect(names.count == 2)
    #expect(names.first == "Ada")
    #expect(!names.isEmpty)
  }

  @Test func `stays as it was when its replacement cannot be made`() {
    let count = LockIsolated(1)
    #expect(throws: Broken.self) { try count.setValue(Broken.thrown()) }
    #expect(count.value == 1)
  }

  @Test func `may be looked at by what it held, as that goes`() {
    let last = LockIsolated<Farewell?>(Farewell {})
    let seen = LockIsolated<Bool?>(nil)
    last.setValue(Farewell { seen.setValue(last.value == nil) })
    last.setValue(nil)
    #expect(seen.value == true)
  }

  @Test func `loses no change of a thousand tasks to a value that is not sendable`() async {
    let tally = LockIsolated(Tally())
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask { tally.withValue { $0.count += 1 } }
      }
    }
    #expect(tally.count == 1_000)
    tally.setValue(Tally())
    #expect(tally.count == 0)
  }
}

private final class Tally {
  var count = 0
}

private final class Farewell: Sendable {
  let say: @Sendable () -> Void

  init(_ say: @escaping @Sendable () -> Void) { self.say = say }

  deinit { say() }
}

private struct Broken: Error {
  static func thrown() throws(Self) -> Int { throw Self() }
}
