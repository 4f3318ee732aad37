import IssueReporting
import Synchronization

/// A chain of overrides: the newest first, the values without an override last.
///
/// A scope never changes. To override is to put one more cell in front of the chain, so it costs
/// the same however much is overridden already, and to remember a scope is to keep one reference.
/// A chain that grows long gets a compact form, so a look-up visits few cells.
///
/// A dictionary that is copied on write, in the same task-local, is simpler. Measured beside this on a
/// busy machine, with ten keys: 790 ns to override where a chain takes 330, 155 ns to read where it
/// takes 75. What no implementation can be without, a `withValue` with a new object, takes 180.
///
/// Unchecked because it is not final: this class and those that inherit from it have no stored
/// property but `let`s of sendable types, and the reference below.
@usableFromInline
class Scope: @unchecked Sendable {
  /// What this cell overrides. A cell that overrides nothing has its own type here.
  final let key: ObjectIdentifier

  /// How many cells a look-up may visit.
  @usableFromInline final let weight: Int

  /// How many it visits before a chain gets a compact form.
  @usableFromInline static var longest: Int { 24 }

  /// The rest of the chain, if this cell is not its end; owned by this cell.
  ///
  /// Unmanaged, since a look-up that counts references at each cell takes five times as long.
  private final let rest: Unmanaged<Scope>?

  private let compactForm = AtomicLazyReference<CompactScope>()

  init(key: ObjectIdentifier, rest: Unmanaged<Scope>?, weight: Int) {
    self.key = key
    self.rest = rest
    self.weight = weight
  }

  deinit { rest?.release() }

  /// The newest override of a key; it lives as long as this scope does.
  final func override(of key: ObjectIdentifier) -> Unmanaged<Scope>? {
    var cell = Unmanaged.passUnretained(self)
    while true {
      if cell._withUnsafeGuaranteedRef({ $0.key == key }) { return cell }
      guard let next = cell._withUnsafeGuaranteedRef({ $0.rest }) else {
        return cell._withUnsafeGuaranteedRef { $0.overrideAtEnd(of: key) }
      }
      cell = next
    }
  }

  /// The values of keys without an override.
  final var base: BaseScope { end.baseAtEnd }

  /// The last cell of the chain.
  private final var end: Scope {
    var cell = Unmanaged.passUnretained(self)
    while let next = cell._withUnsafeGuaranteedRef({ $0.rest }) { cell = next }
    return cell.takeUnretainedValue()
  }

  /// Whether both are one. Unlike `===` it counts no references.
  @inline(__always)
  final func isIdentical(to other: Scope) -> Bool {
    ObjectIdentifier(self) == ObjectIdentifier(other)
  }

  /// Whether this is what `other` became when more was overridden.
  final func extends(_ other: Scope) -> Bool {
    let other = Unmanaged.passUnretained(other).toOpaque()
    var cell = Unmanaged.passUnretained(self)
    while let next = cell._withUnsafeGuaranteedRef({ $0.rest }) {
      if next.toOpaque() == other { return true }
      cell = next
    }
    return false
  }

  /// The same overrides, such that at most `limit` cells are visited.
  @usableFromInline
  final func compact(over limit: Int) -> Scope {
    guard weight > limit else { return self }
    return compactForm.load() ?? compactForm.storeIfNil(CompactScope(self))
  }

  /// Adds each override that is in force and not known yet.
  final func collect(into overrides: inout [ObjectIdentifier: Scope]) {
    var cell = self
    while let next = cell.rest?.takeUnretainedValue() {
      if overrides[cell.key] == nil { overrides[cell.key] = cell.alone }
      cell = next
    }
    cell.collectAtEnd(into: &overrides)
  }

  /// This override without the rest of its chain, which it would keep alive.
  var alone: Scope { self }

  /// Makes this the value that its key has where no override follows.
  func prepare(in defaults: Defaults, context: DependencyContext, at location: IssueLocation) {}

  func overrideAtEnd(of key: ObjectIdentifier) -> Unmanaged<Scope>? { nil }

  func collectAtEnd(into overrides: inout [ObjectIdentifier: Scope]) {}

  var baseAtEnd: BaseScope { .process }
}
