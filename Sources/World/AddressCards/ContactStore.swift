import Dispatch
import OutsideWorld

/// The person's address book, which belongs to the system and not to this app.
///
/// It is what a vendor's framework is: it asks the person once and never again, it ends a process
/// that has not declared why it needs contacts, it answers whenever and wherever it likes, and it
/// offers no place to put another address book in. Taking control of it is up to the app.
///
/// ```swift
/// UsageDescriptions.declare(.contacts, "To show the people you know.")
/// let store = ContactStore()
/// store.requestAccess(for: .contacts) { isGranted, error in
///   store.fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in … }
/// }
/// ```
public final class ContactStore: Sendable {
  private let system: ContactSystem
  private let queue = DispatchQueue(label: "contact store")

  public convenience init() {
    self.init(system: .current)
  }

  package init(system: ContactSystem) {
    self.system = system
  }

  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// Calls back on a queue of its own, when the person has answered: never, if they do not.
  public func requestAccess(
    for entityType: EntityType,
    completion: @escaping @Sendable (Bool, ContactStoreError?) -> Void
  ) {
    system.world.request(.contacts) { [queue] status in
      queue.async { completion(status == .allowed, ContactStoreError(status)) }
    }
  }

  /// Fetches all contacts, and calls back on a queue of its own.
  public func fetchContacts(
    with request: FetchRequest,
    completion: @escaping @Sendable (Result<FetchResult, ContactStoreError>) -> Void
  ) {
    system.world.stopUndeclaredUse(of: .contacts)
    queue.async { [self] in
      completion(
        Result { () throws(ContactStoreError) in
          var result = try system.read()
          result.contacts = request.sorted(result.contacts)
          return result
        }
      )
    }
  }
}

/// What a store holds.
public enum EntityType: Sendable {
  case contacts
}
