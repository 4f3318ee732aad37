// People from the address book, asked for and fetched where they are shown. Whoever loads them
// reaches the real store, and where nobody has declared why, the process ends.

import AddressBook
import Observation

@MainActor @Observable
final class UncontrolledContacts: ContactsModel {
  private(set) var list = ContactList.closed
  @ObservationIgnored private let store = ContactStore()

  func load() async {
    list = .loading
    do {
      try await withCheckedThrowingContinuation { continuation in
        store.requestAccess(for: .contacts) { _, refusal in
          continuation.resume(with: refusal.map { .failure($0) } ?? .success(()))
        }
      }
      let everyone = try await withCheckedThrowingContinuation { continuation in
        store.fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
          continuation.resume(with: result)
        }
      }
      list = .loaded(everyone)
    } catch {
      list = .failed("\(error)")
    }
  }
}
