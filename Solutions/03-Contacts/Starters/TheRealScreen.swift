import AddressBook
import Dependencies
import Observation

/// An address book, for a screen that can be shown and tested anywhere.
struct AddressBookClient: Sendable {
  var everyone: @Sendable () async throws -> [Contact]
}

extension AddressBookClient: TestDependencyKey {
  // TODO: Give a preview a hundred people with different names, so that there is a list to scroll.
  static let previewValue = AddressBookClient(everyone: { [] })

  static let testValue = AddressBookClient(everyone: unimplemented("AddressBookClient.everyone"))
}

/// The core: it holds data, so it is safe to show anywhere.
struct PeopleCore {
  var names = ["Made-up Person", "Another Made-up Person"]
}

/// The screen around the core.
@MainActor @Observable
final class PeopleScreen {
  // TODO: Remove the core, and let the screen show what its client answers.
  private var core = PeopleCore()
  private(set) var isLoading = false
  @ObservationIgnored @Dependency(\.context) private var context

  var names: [String] { core.names }

  /// The screen appeared, or somebody wants to see it afresh, perhaps while it is loading.
  func load() async {
    // Elsewhere nobody has declared why we need contacts, and the store would end the process.
    guard context == .live else { return }
    let found = await withCheckedContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
        continuation.resume(returning: (try? result.get().contacts) ?? [])
      }
    }
    core.names = found.map(\.formattedName)
  }
}
