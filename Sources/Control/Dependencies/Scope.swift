import IssueReporting

/// The overrides at one place of a program, and the table of the values of all other keys.
///
/// A scope is the newest override, and the scope that it was added to. Nothing in it changes, so
/// code that keeps a scope keeps the overrides that were in force then.
@usableFromInline
final class Scope: Sendable {
  /// The newest override, and the scope that it was added to; `nil` where there is no override.
  private let newest: KeyedValue?
  private let id: ObjectIdentifier?
  private let below: Below?
  /// Only a scope without overrides has it: an override is faster with one reference less to count.
  private let root: Defaults?
  /// In a struct, because Swift lets go of a chain of objects of one class in a loop, which takes
  /// longer than this short chain needs.
  private struct Below { let scope: Scope }

  /// How many overrides may be added before those that do not count any more are left out.
  private let room: Int

  init(defaults: Defaults, room: Int = 32) {
    (newest, id, below, root, self.room) = (nil, nil, nil, defaults, room)
  }

  private init(_ override: consuming KeyedValue, over rest: Scope) {
    id = override.id
    newest = override
    below = Below(scope: rest)
    root = nil
    room = rest.room - 1
  }

  private var rest: Scope? { below?.scope }

  var defaults: Defaults { root ?? rest!.defaults }

  /// The scope that a program begins with.
  @usableFromInline static let process = Scope(defaults: .process)

  func adding(_ override: consuming KeyedValue) -> Scope {
    if let rest, id == override.id { return Scope(override, over: rest) }
    return Scope(override, over: room > 0 ? self : withDefaults(defaults))
  }

  /// These overrides and no other, with other defaults.
  private func withDefaults(_ defaults: Defaults) -> Scope {
    let overrides = overrides
    return overrides.reduce(Scope(defaults: defaults, room: 32 + 2 * overrides.count)) {
      $0.adding($1)
    }
  }

  func override(of key: any TestDependencyKey.Type) -> KeyedValue? {
    id == ObjectIdentifier(key) ? newest : rest?.override(of: key)
  }

  /// The override of each key, the oldest first.
  var overrides: [KeyedValue] {
    var keys: Set<ObjectIdentifier> = []
    return sequence(first: self, next: \.rest)
      .compactMap(\.newest)
      .filter { keys.insert($0.id).inserted }
      .reversed()
  }

  /// This scope's overrides, and where it has none, those of `lower`.
  @usableFromInline
  func joined(over lower: Scope?) -> Scope {
    guard let lower, lower !== self else { return self }
    let isFree = defaults === Defaults.process || defaults === lower.defaults
    return overrides.reduce(isFree ? lower : lower.withDefaults(defaults)) { $0.adding($1) }
  }
}

extension Scope {
  /// The scope of the code that runs here. Child tasks inherit it, and so does `Task { }`.
  @usableFromInline static let inForce = TaskLocal(wrappedValue: process)

  /// The scope of the code that runs here, with the values of the test that runs here.
  ///
  /// A task that keeps this keeps the running test with it, also where Swift forgets the test.
  static var current: Scope {
    let scope = inForce.get()
    guard isTesting, scope === process else { return scope }
    return TestIdentity.current.map { Scope(defaults: .ofTest($0)) } ?? scope
  }

  /// Runs an operation with these overrides, and remembers them for the model that it returns.
  @inlinable
  func run<R>(_ operation: () throws -> R) rethrows -> R {
    let result = try Scope.inForce.withValue(self, operation: operation)
    MadeModels.remember(result, madeIn: self)
    return result
  }

  /// Runs an asynchronous operation with these overrides, on the actor that calls, and remembers
  /// them for the model that it returns.
  @inlinable
  func run<R>(
    isolation: isolated (any Actor)? = #isolation,
    _ operation: () async throws -> R
  ) async rethrows -> R {
    let result = try await Scope.inForce.withValue(self) {
      // A closure runs on an actor only if it has to do with it. Else this would go to another
      // thread and back, and an operation that belongs to no actor would stay there.
      _ = isolation
      return try await operation()
    }
    MadeModels.remember(result, madeIn: self)
    return result
  }
}

/// The value of a key, in a form in which it can be stored with values of other types.
@usableFromInline
struct KeyedValue: Sendable {
  @usableFromInline let key: any TestDependencyKey.Type
  @usableFromInline let value: any Sendable

  @inlinable
  init<Key: TestDependencyKey>(_ key: Key.Type, _ value: Key.Value) {
    (self.key, self.value) = (key, value)
  }

  var id: ObjectIdentifier { ObjectIdentifier(key) }

  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value { value as! Key.Value }
}
