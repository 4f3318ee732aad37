import AddressCards
import Dependencies

extension ContactsClient: DependencyKey {
  /// The store of the system. The controlled version knows its callbacks here, and nowhere else.
  static let liveValue = ContactsClient.live(ContactStore())

  static func live(_ store: ContactStore) -> ContactsClient {
    ContactsClient(
      requestAccess: {
        try await withCheckedThrowingContinuation { continuation in
          store.requestAccess(for: .contacts) { _, refusal in
            continuation.resume(with: refusal.map { .failure($0) } ?? .success(()))
          }
        }
      },
      everyone: {
        try await withCheckedThrowingContinuation { continuation in
          store.fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
            continuation.resume(with: result)
          }
        }
      }
    )
  }
}
