import IssueReporting
import Synchronization

/// Values of keys without an override, each made when it is first asked for, and then kept.
///
/// A program has one table of them. In a test process each test has its own, so that what one test
/// makes on first use is never seen by another. `DependencyValues()` begins one more.
final class Defaults: Sendable {
  /// The test that it belongs to. It does not keep the test, which keeps it.
  let test: TestIdentity.Number?

  private let state = Mutex(State())

  init(of test: TestIdentity? = nil) {
    self.test = test?.number
  }

  /// Those of the program, and of what a test process does outside of its tests.
  static let process = Defaults()

  static func ofTest(_ test: TestIdentity) -> Defaults {
    test.storage { Defaults(of: test) }
  }

  private struct State {
    var entries: [KeyInContext: Entry] = [:]
    /// The context, if the program set it for itself.
    var context: DependencyContext?
    /// The keys of static properties that have been reported.
    var reported: Set<ObjectIdentifier> = []
    /// What has been overridden in the test, for the message of a read that finds no override.
    var overridden: Set<ObjectIdentifier> = []

    mutating func entry(of key: KeyInContext) -> Entry {
      let entry = entries[key] ?? Entry()
      entries[key] = entry
      return entry
    }
  }

  /// Each context has a value of its own.
  private struct KeyInContext: Hashable {
    let key: ObjectIdentifier
    let context: DependencyContext

    init(_ key: any TestDependencyKey.Type, _ context: DependencyContext) {
      self.key = ObjectIdentifier(key)
      self.context = context
    }
  }

  /// What made a value.
  enum Origin: Sendable {
    case firstUse(IssueLocation)
    case preparation(IssueLocation)
  }

  /// What is known of one key.
  ///
  /// `@unchecked Sendable`: what may change is changed and read only under the lock of the state.
  private final class Entry: @unchecked Sendable {
    var value: KeyedValue?
    var origin: Origin?
    /// Held while the value is made.
    let making = Mutex(())
  }

  /// The context, unless it is overridden.
  func context(_ overridden: DependencyContext?) -> DependencyContext {
    overridden ?? state.withLock(\.context) ?? .detected
  }

  /// The value that is kept for a key.
  func value(of key: any TestDependencyKey.Type, in context: DependencyContext?) -> KeyedValue? {
    let detected = DependencyContext.detected
    return state.withLock { state in
      state.entries[KeyInContext(key, context ?? state.context ?? detected)]?.value
    }
  }

  /// Keeps a value, or returns what made the one that is kept.
  func prepare(
    _ value: KeyedValue,
    in context: DependencyContext,
    at location: IssueLocation
  ) -> Origin? {
    // The context itself is the same in all of them.
    let isContext = value.key == DependencyContextKey.self
    let key = KeyInContext(value.key, isContext ? .live : context)
    return state.withLock { state in
      let entry = state.entry(of: key)
      if let origin = entry.origin { return origin }
      entry.value = value
      entry.origin = .preparation(location)
      if isContext { state.context = value.value(of: DependencyContextKey.self) }
      return nil
    }
  }

  /// The value that is kept after `make` has been called, once however many ask at the same time.
  func value(
    of key: any TestDependencyKey.Type,
    in context: DependencyContext,
    firstUsedAt location: IssueLocation,
    make: () -> KeyedValue
  ) -> KeyedValue {
    let entry = state.withLock { $0.entry(of: KeyInContext(key, context)) }
    return entry.making.withLock { _ in
      if let kept = state.withLock({ _ in entry.value }) { return kept }
      let made = make()
      return state.withLock { _ in
        if let prepared = entry.value { return prepared }
        entry.value = made
        entry.origin = .firstUse(location)
        return made
      }
    }
  }

  /// Whether this is the first time that something is reported here about this key.
  func isFirstReport(of key: any TestDependencyKey.Type) -> Bool {
    state.withLock { $0.reported.insert(ObjectIdentifier(key)).inserted }
  }

  func remember(overrideOf key: any TestDependencyKey.Type) {
    guard test != nil else { return }
    state.withLock { _ = $0.overridden.insert(ObjectIdentifier(key)) }
  }

  func hasOverridden(_ key: any TestDependencyKey.Type) -> Bool {
    state.withLock { $0.overridden.contains(ObjectIdentifier(key)) }
  }
}
