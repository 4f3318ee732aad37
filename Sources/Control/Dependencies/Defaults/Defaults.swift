import IssueReporting
import Synchronization

/// Values that nobody overrode, each made when it is first asked for, and then kept.
final class Defaults: Sendable {
  private let live = Mutex<[ObjectIdentifier: DefaultSlot]>([:])
  private let preview = Mutex<[ObjectIdentifier: DefaultSlot]>([:])
  private let test = Mutex<[ObjectIdentifier: DefaultSlot]>([:])
  private let reports = Mutex<Set<Report>>([])

  /// The context, if the program set it for itself.
  let preparedContext = DefaultSlot()

  /// Where the value of a key is kept. Each context has its own.
  func slot(of key: any TestDependencyKey.Type, in context: DependencyContext) -> DefaultSlot {
    let id = ObjectIdentifier(key)
    // The context itself is the same in all of them.
    guard id != ObjectIdentifier(DependencyContextKey.self) else { return preparedContext }
    return switch context {
    case .live: live.withLock { $0.slot(of: id) }
    case .preview: preview.withLock { $0.slot(of: id) }
    case .test: test.withLock { $0.slot(of: id) }
    }
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

extension [ObjectIdentifier: DefaultSlot] {
  fileprivate mutating func slot(of key: ObjectIdentifier) -> DefaultSlot {
    if let slot = self[key] { return slot }
    let slot = DefaultSlot()
    self[key] = slot
    return slot
  }
}
