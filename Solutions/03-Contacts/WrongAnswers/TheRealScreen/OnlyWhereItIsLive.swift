// Tempting: where the store would end the process, nothing is loaded; so nothing can be seen.

import AddressBook
import Dependencies
import Observation

/// An address book, for a screen that can be shown and tested anywhere.
struct AddressBookClient: Sendable {
  var everyone: @Sendable () async throws -> [Contact]
}

extension AddressBookClient: DependencyKey {
  static let liveValue = AddressBookClient {
    try await withCheckedThrowingContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
        continuation.resume(with: result.map(\.contacts))
      }
    }
  }

  static let previewValue = AddressBookClient {
    (100..<200).map { Contact(identifier: "\($0)", formattedName: "Person \($0)") }
  }

  static let testValue = AddressBookClient(everyone: unimplemented("AddressBookClient.everyone"))
}

/// The screen, and nothing else.
@MainActor @Observable
final class PeopleScreen {
  private(set) var names: [String] = []
  private(set) var isLoading = false
  @ObservationIgnored @Dependency(AddressBookClient.self) private var addressBook
  @ObservationIgnored @Dependency(\.context) private var context

  /// The screen appeared, or somebody wants to see it afresh, perhaps while it is loading.
  func load() async {
    guard context == .live else { return }
    isLoading = true
    names = (try? await addressBook.everyone().map(\.formattedName)) ?? names
    isLoading = false
  }
}
