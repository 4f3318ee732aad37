import AddressCards
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
  @ObservationIgnored @Dependency(AddressBookClient.self) private var addressBook

  /// The screen appeared, or was pulled down to read the address book again.
  func load() async {
    let everyone = try? await addressBook.everyone()
    if let everyone { names = everyone.map(\.formattedName) }
  }
}

/// A screen with an address book of your choice, for a test or for a preview.
@MainActor
func peopleScreen(
  reading everyone: @escaping @Sendable () async throws -> [Contact]
) -> PeopleScreen {
  withDependencies {
    $0[AddressBookClient.self].everyone = everyone
  } operation: {
    PeopleScreen()
  }
}
