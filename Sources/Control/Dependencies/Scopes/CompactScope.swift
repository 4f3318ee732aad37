import IssueReporting

/// What a long chain comes to, in a table.
final class CompactScope: Scope, @unchecked Sendable {
  private let overrides: [ObjectIdentifier: Scope]
  private let end: BaseScope

  init(_ scope: Scope) {
    var overrides: [ObjectIdentifier: Scope] = [:]
    scope.collect(into: &overrides)
    self.overrides = overrides
    end = scope.base
    super.init(weight: 1)
  }

  override func override(of key: ObjectIdentifier) -> Scope? { overrides[key] }

  override var test: TestIdentity.Number? { end.test }

  override var base: BaseScope { end }

  override func collect(into overrides: inout [ObjectIdentifier: Scope]) {
    overrides.merge(self.overrides) { newer, _ in newer }
  }
}
