import IssueReporting
import Synchronization

/// Values that nobody overrode, each made when it is first asked for, and then kept.
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
    return slots.element(hash: UInt(bitPattern: id)) {
      $0.key == id && $0.context == context
    } make: {
      KeptSlot(key: id, context: context)
    }.pointee.slot
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
