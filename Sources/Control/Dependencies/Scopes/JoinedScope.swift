import IssueReporting

/// The overrides of one scope, and where it has none, those of another.
///
/// This is how what a model was made with meets what is in force where it is used.
final class JoinedScope: Scope, @unchecked Sendable {
  private let upper: Scope
  private let lower: Scope

  init(upper: Scope, lower: Scope) {
    self.upper = upper
    self.lower = lower
    super.init(weight: upper.weight + lower.weight + 1)
  }

  override func override(of key: ObjectIdentifier) -> Scope? {
    upper.override(of: key) ?? lower.override(of: key)
  }

  override func collect(into overrides: inout [ObjectIdentifier: Scope]) {
    upper.collect(into: &overrides)
    lower.collect(into: &overrides)
  }

  override var test: TestIdentity.Number? { upper.test ?? lower.test }

  override var base: BaseScope {
    let base = upper.base
    return base === BaseScope.process ? lower.base : base
  }
}

extension Scope {
  /// This scope's overrides, and where it has none, those of `lower`.
  @usableFromInline
  final func joined(over lower: Scope?) -> Scope {
    guard let lower, lower !== self, !(lower is BaseScope), !extends(lower) else { return self }
    if self is BaseScope, self === BaseScope.process || self === lower.base { return lower }
    return JoinedScope(upper: compact(over: 10), lower: lower.compact(over: 10))
  }
}
