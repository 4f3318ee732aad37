import IssueReporting
import Synchronization

/// Values of keys without an override, each made when it is first asked for, and then kept.
final class Defaults: Sendable {
  private let state = Mutex(State())

  private struct State {
    var entries = PerContext<Entry>()
    /// The context, if the program set it for itself.
    var context: DependencyContext?
    var reports: Set<Report> = []

    mutating func entry(of key: ObjectIdentifier, in context: DependencyContext) -> Entry {
      if let entry = entries[key, context] { return entry }
      let entry = Entry()
      entries[key, context] = entry
      return entry
    }
  }

  /// What put a value there.
  enum Origin: Sendable {
    case firstUse(IssueLocation)
    case preparation(IssueLocation)
  }

  /// What is known of one key. In one object, since three tables make a first read 400 ns slower.
  ///
  /// `@unchecked Sendable`: what may change is changed and read only under the lock of the state.
  private final class Entry: @unchecked Sendable {
    var value: Scope?
    var origin: Origin?
    /// Held while the value is made.
    let making = Mutex(())
  }

  /// The context, if the program set it for itself.
  var context: DependencyContext? { state.withLock(\.context) }

  /// The value that is kept for a key; without a context, that of the process.
  func value(of key: any TestDependencyKey.Type, in context: DependencyContext?) -> Scope? {
    let key = ObjectIdentifier(key)
    return state.withLock { state in
      state.entries[key, context ?? state.context ?? .detected]?.value
    }
  }

  /// Keeps a value, or answers what put the one there that is kept.
  func prepare(
    _ value: Scope,
    of key: any TestDependencyKey.Type,
    in context: DependencyContext,
    at location: IssueLocation
  ) -> Origin? {
    // The context itself is the same in all of them.
    let isContext = key == DependencyContextKey.self
    let place = isContext ? .live : context
    let key = ObjectIdentifier(key)
    return state.withLock { state in
      let entry = state.entry(of: key, in: place)
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
    make: () -> Scope
  ) -> Scope {
    let entry = state.withLock { $0.entry(of: ObjectIdentifier(key), in: context) }
    return entry.making.withLock { _ in
      if let value = state.withLock({ _ in entry.value }) { return value }
      let made = make()
      return state.withLock { _ in
        if let prepared = entry.value { return prepared }
        entry.value = made
        entry.origin = .firstUse(location)
        return made
      }
    }
  }

  /// Whether this is the first time that something is reported here about this key and place.
  func isFirst(_ report: Report) -> Bool {
    state.withLock { $0.reports.insert(report).inserted }
  }

  /// Something that is worth saying once.
  struct Report: Hashable {
    let key: ObjectIdentifier
    let fileID: String
    let line: UInt

    init(_ key: any TestDependencyKey.Type, at location: IssueLocation) {
      self.key = ObjectIdentifier(key)
      fileID = "\(location.fileID)"
      line = location.line
    }
  }
}

/// Something for each key, of which each context has its own.
///
/// Two words take twenty nanoseconds longer to hash than one, so the context is not in the key.
private struct PerContext<Element> {
  private var live: [ObjectIdentifier: Element] = [:]
  private var preview: [ObjectIdentifier: Element] = [:]
  private var test: [ObjectIdentifier: Element] = [:]

  subscript(key: ObjectIdentifier, context: DependencyContext) -> Element? {
    get {
      switch context {
      case .live: live[key]
      case .preview: preview[key]
      case .test: test[key]
      }
    }
    set {
      switch context {
      case .live: live[key] = newValue
      case .preview: preview[key] = newValue
      case .test: test[key] = newValue
      }
    }
  }
}
