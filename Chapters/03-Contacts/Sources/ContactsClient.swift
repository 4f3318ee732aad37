import AddressCards
import Dependencies

/// An address book, as this feature needs it: two questions, each with an answer or an error.
struct ContactsClient: Sendable {
  /// Asks the person, if they have not been asked yet. Throws if the answer is no.
  var requestAccess: @Sendable () async throws -> Void

  /// Everyone, by family name, and the cards that could not be read.
  var everyone: @Sendable () async throws -> FetchResult
}

extension ContactsClient: TestDependencyKey {
  static let previewValue = ContactsClient(
    requestAccess: {},
    everyone: { FetchResult(contacts: .invented(400)) }
  )

  static let testValue = ContactsClient(
    requestAccess: unimplemented("ContactsClient.requestAccess"),
    everyone: unimplemented("ContactsClient.everyone")
  )
}
