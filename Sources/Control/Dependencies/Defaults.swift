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

  /// The table of a program, and of a test process outside of its tests.
  static let process = Defaults()

  static func ofTest(_ test: TestIdentity) -> Defaults {
    test.storage { Defaults(of: test) }
  }

  private struct State {
    var entries: [KeyInContext: Entry] = [:]
    /// The context that the program prepared, and where.
    var context: (value: DependencyContext, location: IssueLocation)?
    /// The keys of static properties that have been reported.
    var reported: Set<ObjectIdentifier> = []
    /// Where the test has overridden a key last, for the message of a read that finds no override.
    var overridden: [ObjectIdentifier: IssueLocation] = [:]

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
  }

  /// The cause for which a value is kept.
  enum Origin: Sendable {
    case firstUse(IssueLocation)
    case preparation(IssueLocation)
  }

  /// The value of one key.
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
    overridden ?? state.withLock { $0.context?.value } ?? .detected
  }

  /// The value that is kept for a key.
  func value(of key: any TestDependencyKey.Type, in context: DependencyContext?) -> KeyedValue? {
    let detected = DependencyContext.detected
    return state.withLock { state in
      let context = context ?? state.context?.value ?? detected
      return state.entries[KeyInContext(key: ObjectIdentifier(key), context: context)]?.value
    }
  }

  /// Keeps a value, or returns what made the one that is kept.
  func prepare(
    _ value: KeyedValue,
    in context: DependencyContext,
    at location: IssueLocation
  ) -> Origin? {
    state.withLock { state in
      if value.key == DependencyContextKey.self {
        if let (_, place) = state.context { return .preparation(place) }
        state.context = (value.value(of: DependencyContextKey.self), location)
        return nil
      }
      let entry = state.entry(of: KeyInContext(key: value.id, context: context))
      switch (entry.origin, context) {
      // One process shows several previews, each of which prepares what it needs.
      case (nil, _), (.firstUse, .preview): break
      case (let origin?, _): return origin
      }
      entry.value = value
      entry.origin = .preparation(location)
      return nil
    }
  }

  /// The value that is kept, or else made: once, however many ask for it at the same time.
  func value(
    of key: any TestDependencyKey.Type,
    in context: DependencyContext,
    firstUsedAt location: IssueLocation,
    make: () -> (value: KeyedValue, isKept: Bool)
  ) -> KeyedValue {
    let id = KeyInContext(key: ObjectIdentifier(key), context: context)
    let entry = state.withLock { $0.entry(of: id) }
    return entry.making.withLock { _ in
      if let kept = state.withLock({ _ in entry.value }) { return kept }
      let made = make()
      return state.withLock { _ in
        if let prepared = entry.value { return prepared }
        guard made.isKept else { return made.value }
        entry.value = made.value
        entry.origin = .firstUse(location)
        return made.value
      }
    }
  }

  /// Whether this is the first time that something is reported here about this key.
  func isFirstReport(of key: any TestDependencyKey.Type) -> Bool {
    state.withLock { $0.reported.insert(ObjectIdentifier(key)).inserted }
  }

  func remember(overrideOf key: any TestDependencyKey.Type, at location: IssueLocation?) {
    guard test != nil, let location else { return }
    state.withLock { $0.overridden[ObjectIdentifier(key)] = location }
  }

  func override(of key: any TestDependencyKey.Type) -> IssueLocation? {
    state.withLock { $0.overridden[ObjectIdentifier(key)] }
  }
}
