import AddressCards
import ConcurrencyExtras
import Dependencies

/// Address books that the system hardly ever shows, each in one line.
extension ContactsClient {
  static func of(_ people: [Contact], leftOut skipped: [SkippedCard] = []) -> ContactsClient {
    ContactsClient(
      requestAccess: {},
      everyone: { FetchResult(contacts: people, skipped: skipped) }
    )
  }

  /// The person says no, and a screen that reads all the same is in for a failure.
  static let refusing = ContactsClient(
    requestAccess: { throw ContactStoreError.accessRefused },
    everyone: unimplemented("ContactsClient.everyone")
  )

  static func unreadable(_ error: ContactStoreError) -> ContactsClient {
    ContactsClient(requestAccess: {}, everyone: { throw error })
  }

  /// It is read for ever.
  static let endless = ContactsClient(requestAccess: {}, everyone: { try await Task.never() })
}
