import IssueReporting
import Synchronization

/// Values of keys without an override, each made when it is first asked for, and then kept.
final class Defaults: Sendable {
  private let slots = GrowingTable<KeptSlot>(bits: 5)
  private let reports = Mutex<Set<Report>>([])

  /// The context, if the program set it for itself.
  let preparedContext = DefaultSlot()

  /// Where the value of a key is kept. Each context has its own.
  func slot(of key: any TestDependencyKey.Type, in context: DependencyContext) -> DefaultSlot {
    let id = ObjectIdentifier(key)
    // The context itself is the same in all of them.
    guard id != ObjectIdentifier(DependencyContextKey.self) else { return preparedContext }
    return keptSlot(of: id, in: context).pointee.slot
  }

  /// The value of a key, if it has been made.
  func keptValue(of key: any TestDependencyKey.Type, in context: DependencyContext) -> Scope? {
    let id = ObjectIdentifier(key)
    guard id != ObjectIdentifier(DependencyContextKey.self) else {
      return preparedContext.currentValue
    }
    return keptSlot(of: id, in: context).pointee.slot.currentValue
  }

  private func keptSlot(
    of key: ObjectIdentifier,
    in context: DependencyContext
  ) -> UnsafePointer<KeptSlot> {
    slots.element(hash: UInt(bitPattern: key)) {
      $0.key == key && $0.context == context
    } make: {
      KeptSlot(key: key, context: context)
    }
  }

  private struct KeptSlot: Sendable {
    let key: ObjectIdentifier
    let context: DependencyContext
    let slot = DefaultSlot()
  }

  /// Whether this is the first time that something is reported here about this key and place.
  func isFirst(_ report: Report) -> Bool {
    reports.withLock { $0.insert(report).inserted }
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
