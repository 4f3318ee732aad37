// The same feature in an app, for Xcode: set the flag there. Without Xcode there is no `#Preview`.

#if CONTACTS_IN_XCODE
  import AddressCards
  import Contacts
  import Dependencies
  import SwiftUI

  @testable import ContactsChapter

  extension ContactsClient {
    static let system = ContactsClient(
      requestAccess: {
        guard try await CNContactStore().requestAccess(for: .contacts) else {
          throw CNError(.authorizationDenied)
        }
      },
      everyone: {
        try await Task.detached {
          let name = CNContactFormatter.descriptorForRequiredKeys(for: .fullName)
          let request = CNContactFetchRequest(keysToFetch: [name])
          request.sortOrder = .familyName
          var people: [Contact] = []
          try CNContactStore().enumerateContacts(with: request) { card, _ in
            let name = CNContactFormatter.string(from: card, style: .fullName) ?? ""
            people.append(Contact(identifier: card.identifier, formattedName: name))
          }
          return FetchResult(contacts: people)
        }
        .value
      }
    )
  }

  struct ContactsView: View {
    let model: ControlledContacts

    var body: some View {
      Group {
        switch model.list {
        case .closed: Color.clear
        case .loading: ProgressView()
        case .loaded(let everyone): List(everyone.contacts) { Text($0.formattedName) }
        case .failed(let sentence): Text(sentence)
        }
      }
      .task { await model.load() }
    }
  }

  #Preview("people") {
    ContactsView(model: ControlledContacts())
  }

  #Preview("access is refused") {
    ContactsView(
      model: withDependencies {
        $0[ContactsClient.self] = .refusing
      } operation: {
        ControlledContacts()
      }
    )
  }
#endif
