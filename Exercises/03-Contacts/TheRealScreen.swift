import AddressCards
import Dependencies
import Observation

/// The core: it holds data, so it is safe to show anywhere.
struct PeopleCore {
  var names = ["Made-up Person", "Another Made-up Person"]
}

// TODO: Make a client of the address book, and register it with a live, a preview and a test value.

/// The screen around the core.
@MainActor @Observable
final class PeopleScreen {
  // TODO: Remove the core, and show the people that your client knows.
  private var core = PeopleCore()
  @ObservationIgnored @Dependency(\.context) private var context

  var names: [String] { core.names }

  /// The screen appeared, or was pulled down to read the address book again.
  func load() async {
    // Elsewhere the app has not said why it needs contacts, and the store would end the process.
    guard context == .live else { return }
    let everyone = try? await withCheckedThrowingContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
        continuation.resume(with: result)
      }
    }
    if let everyone { core.names = everyone.contacts.map(\.formattedName) }
  }
}

/// A screen with an address book of your choice, for a test or for a preview.
@MainActor
func peopleScreen(
  reading everyone: @escaping @Sendable () async throws -> [Contact]
) -> PeopleScreen {
  // TODO: Override the client, so that it knows the people of `everyone`.
  PeopleScreen()
}
