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
  @Test(arguments: [1, 7, 8, 24, 25, 26, 60]) func `many keys are all found`(count: Int) {
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

  @Test func `the newest of many overrides of one key is found`() {
    func nest(_ depth: Int) {
      withDependencies {
        $0.number = depth
      } operation: {
        #expect(currentNumber() == depth)
        if depth < 200 { nest(depth + 1) }
        #expect(currentNumber() == depth)
      }
    }
    nest(1)
  }

  @Test func `an override that is overridden for good is let go`() {
    final class Value: Sendable {}
    enum ValueKey: TestDependencyKey { static var testValue: Value { Value() } }
    weak var first: Value?
    var scope = Scope(defaults: Defaults())
    do {
      let value = Value()
      first = value
      scope.override(ValueKey.self, with: value)
    }
    #expect(first != nil)
    scope.override(ValueKey.self, with: Value())
    #expect(first == nil)
    withExtendedLifetime(scope) {}
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

  @Test func `joined scopes have the overrides of both, and of one key the upper one`() {
    var (upper, lower) = (Scope(defaults: .process), Scope(defaults: Defaults()))
    upper.override(NumberKey.self, with: 1)
    lower.override(NumberKey.self, with: 2)
    lower.override(OtherNumberKey.self, with: 3)
    let joined = upper.joined(over: lower)
    #expect(joined.override(of: NumberKey.self)?.value(of: NumberKey.self) == 1)
    #expect(joined.override(of: OtherNumberKey.self)?.value(of: OtherNumberKey.self) == 3)
    #expect(joined.defaults === lower.defaults)
    #expect(lower.joined(over: nil).overrides.count == 2)
  }
}
