// The same people, from a client that it asks for. Where you make the model, you choose the address
// book: the person's own, one with four hundred invented people, or one that refuses.

import Dependencies
import Observation

@MainActor @Observable
final class ControlledContacts: ContactsModel {
  private(set) var list = ContactList.closed
  @ObservationIgnored @Dependency(ContactsClient.self) private var contacts

  func load() async {
    list = .loading
    do {
      try await contacts.requestAccess()
      let everyone = try await contacts.everyone()
      list = .loaded(everyone)
    } catch {
      list = .failed("\(error)")
    }
  }
}
