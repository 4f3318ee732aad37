/// What a long chain comes to, in a table.
final class CompactScope: Scope, @unchecked Sendable {
  private let overrides: [ObjectIdentifier: Scope]
  private let end: BaseScope

  init(_ scope: Scope) {
    var overrides: [ObjectIdentifier: Scope] = [:]
    scope.collect(into: &overrides)
    self.overrides = overrides
    end = scope.base
    super.init(key: ObjectIdentifier(CompactScope.self), rest: nil, weight: 1)
  }

  override func overrideAtEnd(of key: ObjectIdentifier) -> Unmanaged<Scope>? {
    overrides[key].map(Unmanaged.passUnretained)
  }

  override func collectAtEnd(into overrides: inout [ObjectIdentifier: Scope]) {
    overrides.merge(self.overrides) { newer, _ in newer }
  }

  override var baseAtEnd: BaseScope { end }
}
