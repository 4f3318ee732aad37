import IssueReporting

/// One overridden value, in front of the chain that it was put on.
@usableFromInline
final class Override<Key: TestDependencyKey>: Scope, @unchecked Sendable {
  @usableFromInline final let value: Key.Value

  init(_ value: Key.Value, on scope: Scope) {
    let rest = scope.compact(over: Scope.longest)
    self.value = value
    super.init(
      key: ObjectIdentifier(Key.self),
      rest: Unmanaged.passRetained(rest),
      weight: rest.weight + 1
    )
  }

  /// For a chain that is not too long.
  @usableFromInline
  init(_ value: Key.Value, onShort rest: Unmanaged<Scope>) {
    self.value = value
    super.init(
      key: ObjectIdentifier(Key.self),
      rest: rest.retain(),
      weight: rest._withUnsafeGuaranteedRef { $0.weight } + 1
    )
  }

  init(alone value: Key.Value) {
    self.value = value
    super.init(key: ObjectIdentifier(Key.self), rest: nil, weight: 1)
  }

  override var alone: Scope { Override(alone: value) }

  override func prepare(
    in defaults: Defaults,
    context: DependencyContext,
    at location: IssueLocation
  ) {
    let slot = defaults.slot(of: Key.self, in: context)
    let content = DefaultSlot.Content(value: self, origin: .preparation(location))
    let kept = slot.prepare(content)
    if kept !== content {
      reportLatePreparation(of: Key.self, origin: kept.origin, at: location)
    }
  }
}

extension Scope {
  /// The value of this override of a key.
  @inlinable
  final func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    // A cell has a key's identifier only if it is that key's override.
    unsafeDowncast(self, to: Override<Key>.self).value
  }
}
