import IssueReporting

/// One overridden value, in front of the chain that it was put on.
@usableFromInline
final class Override<Key: TestDependencyKey>: Scope, @unchecked Sendable {
  @usableFromInline let key: ObjectIdentifier
  @usableFromInline let rest: Scope
  @usableFromInline let value: Key.Value

  // Inlined, so that it is compiled for the type of each key.
  @inlinable
  init(_ value: Key.Value, on scope: Scope) {
    key = ObjectIdentifier(Key.self)
    rest = scope.compact(over: Scope.longest)
    self.value = value
    super.init(weight: rest.weight + 1)
  }

  override func override(of key: ObjectIdentifier) -> Scope? {
    self.key == key ? self : rest.override(of: key)
  }

  override var test: TestIdentity.Number? { rest.test }

  @usableFromInline override var base: BaseScope { rest.base }

  override func extends(_ other: Scope) -> Bool { rest === other || rest.extends(other) }

  override func collect(into overrides: inout [ObjectIdentifier: Scope]) {
    // Without the rest of its chain, which it would keep alive.
    if overrides[key] == nil { overrides[key] = Override(value, on: BaseScope.process) }
    rest.collect(into: &overrides)
  }

  override func prepare(
    in base: BaseScope,
    context: DependencyContext,
    at location: IssueLocation
  ) {
    if let origin = base.defaults.prepare(self, of: Key.self, in: context, at: location) {
      reportLatePreparation(of: Key.self, origin: origin, at: location)
    }
  }
}

extension Scope {
  /// The value of this override of a key.
  @inlinable
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    // A cell has a key's identifier only if it is that key's override. Unchecked, the cast takes 4 ns
    // less where the key is known to the compiler, and 30 ns less where it is not.
    unsafeDowncast(self, to: Override<Key>.self).value
  }
}
