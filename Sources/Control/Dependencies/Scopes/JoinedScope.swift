/// The overrides of one scope, and where it has none, those of another.
///
/// This is how what a model was made with meets what is in force where it is used.
final class JoinedScope: Scope, @unchecked Sendable {
  private let upper: Scope
  private let lower: Scope

  init(upper: Scope, lower: Scope) {
    self.upper = upper
    self.lower = lower
    super.init(
      key: ObjectIdentifier(JoinedScope.self),
      rest: nil,
      weight: upper.weight + lower.weight + 1
    )
  }

  override func overrideAtEnd(of key: ObjectIdentifier) -> Unmanaged<Scope>? {
    upper.override(of: key) ?? lower.override(of: key)
  }

  override func collectAtEnd(into overrides: inout [ObjectIdentifier: Scope]) {
    upper.collect(into: &overrides)
    lower.collect(into: &overrides)
  }

  override var baseAtEnd: BaseScope {
    let base = upper.base
    return base === BaseScope.process ? lower.base : base
  }
}

extension Scope {
  /// This scope's overrides, and where it has none, those of `lower`.
  final func joined(over lower: Scope?) -> Scope {
    guard let lower, lower !== self, !(lower is BaseScope), !extends(lower) else { return self }
    if self is BaseScope, self === BaseScope.process || self === lower.base { return lower }
    return JoinedScope(upper: compact(over: 10), lower: lower.compact(over: 10))
  }
}
