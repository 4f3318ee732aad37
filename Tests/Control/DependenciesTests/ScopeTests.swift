import IssueReporting
import Testing

@testable import Dependencies

private enum Slot<Index>: TestDependencyKey {
  static var testValue: Int { -1 }
}

private enum Zero {}
private enum Next<Number> {}

/// Overrides as many keys as asked for, each a type of its own.
private func override<Number>(
  _ count: Int,
  from number: Number.Type,
  in values: inout DependencyValues
) {
  guard count > 0 else { return }
  values[Slot<Number>.self] = count
  override(count - 1, from: Next<Number>.self, in: &values)
}

private func sum<Number>(_ count: Int, from number: Number.Type) -> Int {
  guard count > 0 else { return 0 }
  @Dependency(Slot<Number>.self) var value
  return value + sum(count - 1, from: Next<Number>.self)
}

@Suite struct Scopes {
  @Test(arguments: [1, 33, 60]) func `many keys are all found`(count: Int) {
    withDependencies {
      override(count, from: Zero.self, in: &$0)
    } operation: {
      #expect(sum(count, from: Zero.self) == count * (count + 1) / 2)
      withDependencies {
        $0.number = 7
      } operation: {
        #expect(sum(count, from: Zero.self) == count * (count + 1) / 2)
        #expect(currentNumber() == 7)
      }
    }
  }

  @Test func `of overrides that come in turns only the last ones are kept`() {
    final class Value: Sendable {}
    enum ValueKey: TestDependencyKey { static var testValue: Value { Value() } }
    weak var first: Value?
    var scope = Scope(defaults: Defaults())
    for number in 1...100 {
      let value = Value()
      if number == 1 { first = value }
      scope = scope.adding(KeyedValue(ValueKey.self, value)).adding(KeyedValue(NumberKey.self, 1))
    }
    #expect(first == nil)
    #expect(scope.overrides.count == 2)
  }

  @Test func `what overrides hold is let go when they end`() {
    final class Value: Sendable {}
    enum ValueKey: TestDependencyKey { static var testValue: Value { Value() } }
    weak var held: Value?
    withDependencies {
      let value = Value()
      held = value
      $0[ValueKey.self] = value
    } operation: {
      #expect(held != nil)
    }
    #expect(held == nil)
  }

  @Test func `of two tests, the one whose scope is in force has its own defaults`() {
    let (ofThis, ofOther) = (Defaults(of: TestIdentity()), Defaults(of: TestIdentity()))
    let upper = Scope(defaults: ofThis)
    let lower = Scope(defaults: ofOther).adding(KeyedValue(NumberKey.self, 2))
    let joined = upper.joined(over: lower)
    #expect(joined.defaults === ofThis)
    #expect(joined.override(of: NumberKey.self)?.value(of: NumberKey.self) == 2)
  }
}
