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

  @Test func `a look-up visits few cells however much is overridden`() {
    var scope: Scope = BaseScope()
    for number in 1...10_000 {
      scope = Override<NumberKey>(number, on: scope)
      #expect(scope.weight <= 26)
    }
    for _ in 1...1_000 {
      scope = scope.joined(over: Override<OtherNumberKey>(1, on: BaseScope()))
      #expect(scope.weight <= 26)
    }
  }

  @Test func `an override that is overridden for good is let go`() {
    final class Value: Sendable {}
    enum ValueKey: TestDependencyKey { static var testValue: Value { Value() } }
    weak var first: Value?
    var scope: Scope = BaseScope()
    do {
      let value = Value()
      first = value
      scope = Override<ValueKey>(value, on: scope)
    }
    #expect(first != nil)
    for _ in 1...50 { scope = Override<ValueKey>(Value(), on: scope) }
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

  @Test func `a join with itself or with less is what it was`() {
    let lower = Override<NumberKey>(1, on: BaseScope())
    let upper = Override<OtherNumberKey>(2, on: lower)
    #expect(upper.joined(over: lower) === upper)
    #expect(upper.joined(over: upper) === upper)
    #expect(upper.joined(over: nil) === upper)
    #expect(BaseScope.process.joined(over: upper) === upper)
  }
}
