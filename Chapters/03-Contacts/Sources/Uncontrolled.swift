// People from the address book, asked for and fetched where they are shown. The screen reaches the
// real store wherever it is loaded. Where the app has not said why, that ends the process.

import AddressCards
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
