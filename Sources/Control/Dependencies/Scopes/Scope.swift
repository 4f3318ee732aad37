import IssueReporting

/// What is overridden at one place of a program, and where the values of all other keys are.
///
/// It is a value: code that keeps one keeps what was in force when it took it.
struct Scope: Sendable {
  private(set) var overrides: [ObjectIdentifier: AnyKeyedValue] = [:]
  let defaults: Defaults

  func override(of key: any TestDependencyKey.Type) -> AnyKeyedValue? {
    overrides[ObjectIdentifier(key)]
  }

  mutating func override<Key: TestDependencyKey>(_ key: Key.Type, with value: Key.Value) {
    overrides[ObjectIdentifier(key)] = KeyedValue<Key>(value)
    defaults.remember(overrideOf: key)
  }

  /// This scope's overrides, and where it has none, those of `lower`.
  func joined(over lower: Scope?) -> Scope {
    guard let lower else { return self }
    return Scope(
      overrides: overrides.merging(lower.overrides) { upper, _ in upper },
      defaults: defaults === Defaults.process ? lower.defaults : defaults
    )
  }
}

extension Scope {
  /// What is overridden here. Child tasks inherit it, and so does `Task { }`.
  @TaskLocal static var inForce = Scope(defaults: .process)

  /// What is overridden here, with the values of the test that runs here.
  ///
  /// A task that keeps this keeps the running test with it, also where Swift forgets the test.
  static var current: Scope {
    let inForce = inForce
    guard inForce.overrides.isEmpty, inForce.defaults === Defaults.process else { return inForce }
    return TestIdentity.current.map { Scope(defaults: .ofTest($0)) } ?? inForce
  }

  func run<R>(_ operation: () throws -> R) rethrows -> R {
    try Scope.$inForce.withValue(self, operation: operation)
  }

  /// Runs an asynchronous operation with these overrides, on the actor that calls.
  func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    if let test = TestIdentity.toHandDown {
      return try await TestIdentity.$handedDown.withValue(test) {
        _ = isolation
        return try await run(operation)
      }
    }
    return try await Scope.$inForce.withValue(self) {
      // A closure runs on an actor only if it has to do with it. Else this would go to another
      // thread and back, and an operation that belongs to no actor would stay there.
      _ = isolation
      return try await operation()
    }
  }
}

/// A value of a key, in a form in which it lies beside values of other types.
///
/// Unchecked because it is not final: there is one class that inherits from it, and all that both
/// have is constant and sendable.
class AnyKeyedValue: @unchecked Sendable {
  let key: any TestDependencyKey.Type

  init(of key: any TestDependencyKey.Type) { self.key = key }

  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    (self as! KeyedValue<Key>).value
  }
}

final class KeyedValue<Key: TestDependencyKey>: AnyKeyedValue, @unchecked Sendable {
  let value: Key.Value

  init(_ value: Key.Value) {
    self.value = value
    super.init(of: Key.self)
  }
}
