import Dependencies
import Synchronization
import Testing

/// Counts in a value that is made on first use.
final class Visits: Sendable {
  private let count = Atomic(0)

  func visit() -> Int { count.add(1, ordering: .relaxed).newValue }
}

enum VisitsKey: DependencyKey {
  static var liveValue: Visits { Visits() }
  static var previewValue: Visits { Visits() }
  static var testValue: Visits { Visits() }
}

extension DependencyValues {
  var visits: Visits {
    get { self[VisitsKey.self] }
    set { self[VisitsKey.self] = newValue }
  }
}

/// Counts one more visit.
func visit() -> Int {
  @Dependency(\.visits) var visits
  return visits.visit()
}

@Suite struct CachedDefaults {
  @Test func `values that are put in place of all others begin afresh`() {
    final class Counter: Sendable {}
    enum CounterKey: TestDependencyKey {
      static var testValue: Counter { Counter() }
    }
    func counter(_ values: DependencyValues) -> Counter {
      withDependencies {
        $0 = values
      } operation: {
        @Dependency(CounterKey.self) var counter
        #expect(counter === counter)
        return counter
      }
    }
    #expect(counter(DependencyValues()) !== counter(DependencyValues()))
  }

  @Test func `a value is made once`() {
    #expect([visit(), visit(), visit()] == [1, 2, 3])
  }

  @Test func `another test has another value`() {
    #expect([visit(), visit(), visit()] == [1, 2, 3])
  }

  @Test func `tasks of one test have one value`() async {
    let sum = await withTaskGroup { group in
      for _ in 1...100 { group.addTask { visit() } }
      return await group.reduce(0, +)
    }
    #expect(sum == 100 * 101 / 2)
  }

  @Test func `each context has a value of its own`() {
    #expect(visit() == 1)
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(visit() == 1)
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(visit() == 1)
    }
    #expect(visit() == 2)
  }

  @Test func `a detached task has the value of the test that it was escaped from`() async {
    #expect(visit() == 1)
    let second = await withEscapedDependencies { dependencies in
      await Task.detached { dependencies.yield { visit() } }.value
    }
    #expect(second == 2)
  }

  @Test func `a detached task has the value of the test that made its model`() async {
    struct Model: Sendable {
      @Dependency(\.visits) var visits
    }
    let model = Model()
    #expect(visit() == 1)
    #expect(await Task.detached { model.visits.visit() }.value == 2)
  }

  @Test func `a value may be made of others, with their overrides`() {
    withDependencies {
      $0.number = 7
    } operation: {
      @Dependency(ComposedKey.self) var composed
      #expect(composed == 14)
    }
  }
}

private enum ComposedKey: TestDependencyKey {
  static var testValue: Int {
    @Dependency(\.number) var number
    return number * 2
  }
}
