import Synchronization

/// One object for each type: few, so that a row of them is faster than a dictionary.
///
/// Every read of a dependency in a test asks here, so finding takes no lock: objects are only ever
/// added, in front of those that are there.
@usableFromInline
package final class TestStorages: Sendable {
  private let newest = Atomic<Unmanaged<Entry>?>(nil)

  init() {}

  deinit {
    var link = newest.load(ordering: .acquiring)
    while let entry = link {
      link = entry._withUnsafeGuaranteedRef { $0.next }
      entry.release()
    }
  }

  /// The object of a type, if there is one.
  @usableFromInline
  package func find(_ type: ObjectIdentifier) -> AnyObject? {
    Self.find(type, from: newest.load(ordering: .acquiring))
  }

  /// Adds the object of a type, unless another thread was faster; returns what is there then.
  @usableFromInline
  package func insert(_ object: some AnyObject & Sendable, for type: ObjectIdentifier) -> AnyObject
  {
    var head = newest.load(ordering: .acquiring)
    while true {
      if let found = Self.find(type, from: head) { return found }
      let entry = Unmanaged.passRetained(Entry(type: type, object: object, next: head))
      let (isIn, current) = newest.compareExchange(
        expected: head,
        desired: entry,
        ordering: .acquiringAndReleasing
      )
      if isIn { return object }
      entry.release()
      head = current
    }
  }

  private static func find(_ type: ObjectIdentifier, from head: Unmanaged<Entry>?) -> AnyObject? {
    var link = head
    while let entry = link {
      if entry._withUnsafeGuaranteedRef({ $0.type == type }) {
        return entry._withUnsafeGuaranteedRef { $0.object }
      }
      link = entry._withUnsafeGuaranteedRef { $0.next }
    }
    return nil
  }
}

/// An object, and those that were there before it.
private final class Entry: Sendable {
  let type: ObjectIdentifier
  let object: any AnyObject & Sendable
  let next: Unmanaged<Entry>?

  init(type: ObjectIdentifier, object: any AnyObject & Sendable, next: Unmanaged<Entry>?) {
    self.type = type
    self.object = object
    self.next = next
  }
}
