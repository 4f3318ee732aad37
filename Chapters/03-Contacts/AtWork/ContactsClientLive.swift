// What `swift run workbook take` puts in the place of the live value: the same, for Contacts.

import Dependencies

#if canImport(Contacts)
  import AddressCards
  import Contacts

  extension ContactsClient: DependencyKey {
    static let liveValue = ContactsClient.system
  }

  extension ContactsClient {
    static let system = ContactsClient(
      requestAccess: {
        guard try await CNContactStore().requestAccess(for: .contacts) else {
          throw CNError(.authorizationDenied)
        }
      },
      everyone: {
        // 'enumerateContacts' blocks its thread, which must not be that of the main actor.
        try await Task.detached {
          // To read a key that was not fetched ends the process.
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
#else
  extension ContactsClient: DependencyKey {
    /// Contacts is Apple's. Elsewhere, what is called reports that there is no live value.
    static let liveValue = testValue
  }
#endif
