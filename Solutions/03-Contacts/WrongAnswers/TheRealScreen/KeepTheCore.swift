// Tempting: the core stays until there is something better; people who do not exist are shown.

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

/// The core: it holds data, so it is safe to show anywhere.
struct PeopleCore {
  var names = ["Made-up Person", "Another Made-up Person"]
}

/// The screen around the core.
@MainActor @Observable
final class PeopleScreen {
  private var core = PeopleCore()
  @ObservationIgnored @Dependency(AddressBookClient.self) private var addressBook

  /// The screen appeared, or was pulled down to read the address book again.
  func load() async {
    let everyone = try? await addressBook.everyone()
    if let everyone { core.names = everyone.map(\.formattedName) }
  }

  var names: [String] { core.names }

  /// A second window: a screen of its own, with the address book of this one.
  func windowOpened() -> PeopleScreen {
    withDependencies(from: self) { PeopleScreen() }
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
