import Dispatch
import OutsideWorld

/// The person's address book, which belongs to the system and not to this app. It stands for
/// `CNContactStore` of Apple's Contacts.
///
/// It behaves as such a framework does. It asks the person once and never again. It ends a process
/// that has not declared why it needs contacts. It calls back on a queue of its own. And it offers
/// no place to put another address book in.
///
/// ```swift
/// UsageDescriptions.declare(.contacts, "To show the people you know.")
/// let store = ContactStore()
/// store.requestAccess(for: .contacts) { isGranted, error in
///   store.fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in … }
/// }
/// ```
///
/// Behind it are the system's record of permissions (`OutsideWorld`) and a folder of vCards
/// (``ContactFolder``): `~/.contacts`, or invented people where that does not exist.
public final class ContactStore: Sendable {
  private let system: SystemServices
  private let queue = DispatchQueue(label: "contact store")

  public convenience init() {
    self.init(system: .current)
  }

  package init(system: SystemServices) {
    self.system = system
  }

  /// Asks the person, once in the life of the app; later calls repeat the answer.
  ///
  /// Calls back when the person has answered: never, if they do not.
  public func requestAccess(
    for entityType: EntityType,
    completion: @escaping @Sendable (Bool, ContactStoreError?) -> Void
  ) {
    system.request(.contacts) { [queue] status in
      queue.async { completion(status == .allowed, ContactStoreError(status)) }
    }
  }

  /// Fetches all contacts.
  public func fetchContacts(
    with request: FetchRequest,
    completion: @escaping @Sendable (Result<FetchResult, ContactStoreError>) -> Void
  ) {
    system.requireUsageDescription(of: .contacts)
    queue.async { [self] in
      let result = Result { () throws(ContactStoreError) in try read() }
      completion(
        result.map { FetchResult(contacts: request.sorted($0.contacts), skipped: $0.skipped) }
      )
    }
  }

  private func read() throws(ContactStoreError) -> FetchResult {
    if let refusal = ContactStoreError(system.permissions.status(of: .contacts)) { throw refusal }
    return try ContactFolder(environment: system.environment).read(noting: system.footprint)
  }
}

/// The contents of a store.
public enum EntityType: Sendable {
  case contacts
}
