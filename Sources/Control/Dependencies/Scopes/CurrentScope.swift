extension Scope {
  /// What is overridden here. Child tasks inherit it, and so does `Task { }`.
  ///
  /// Written out, since `@TaskLocal` would keep it from being inlined.
  @usableFromInline static let inForce = TaskLocal<Scope>(wrappedValue: BaseScope.process)

  static var overrides: Scope { inForce.get() }

  /// What is overridden here, or the base if nothing is.
  ///
  /// A task that keeps this keeps the running test with it, also where Swift forgets the test.
  static var current: Scope {
    let overrides = Self.overrides
    // Here `===` would count two references, for ten nanoseconds.
    guard ObjectIdentifier(overrides) == ObjectIdentifier(BaseScope.process) else {
      return overrides
    }
    return BaseScope.ofCurrentTest ?? overrides
  }

  /// Runs an asynchronous operation with these overrides, on the actor that calls.
  @inlinable
  final func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    try await Scope.inForce.withValue(self) {
      // A closure runs on an actor only if it has to do with it. Else this would go to another
      // thread and back, and an operation that belongs to no actor would stay there.
      _ = isolation
      return try await operation()
    }
  }
}
