import AddressCards
import Dependencies
import Observation

/// Everyone in the address book.
typealias ReadEveryone = @Sendable () async throws -> [Contact]

private enum ReadEveryoneKey: DependencyKey {
  static let liveValue: ReadEveryone = {
    try await withCheckedThrowingContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
        continuation.resume(returning: result)
      }
    }
    .get().contacts
  }

  static let previewValue: ReadEveryone = {
    (1...120).map { Contact(identifier: "\($0)", formattedName: "Somebody No. \($0)") }
  }

  static let testValue: ReadEveryone = unimplemented("readEveryone")
}

extension DependencyValues {
  var readEveryone: ReadEveryone {
    get { self[ReadEveryoneKey.self] }
    set { self[ReadEveryoneKey.self] = newValue }
  }
}

/// The screen, and nothing else.
@MainActor @Observable
final class PeopleScreen {
  private var list = PeopleList.unread
  @ObservationIgnored @Dependency(\.readEveryone) private var readEveryone

  var names: [String] {
    if case .read(let people) = list { people.map(\.formattedName) } else { [] }
  }

  /// The screen appeared, or was pulled down to read the address book again.
  func load() async {
    do {
      list = .read(try await readEveryone())
    } catch {
      // The people already shown stay.
    }
  }

  /// A second window: a screen of its own, with the address book of this one.
  func windowOpened() -> PeopleScreen {
    withDependencies(from: self) { PeopleScreen() }
  }

  private enum PeopleList {
    case unread
    case read([Contact])
  }
}

/// A screen with an address book of your choice, for a test or for a preview.
@MainActor
func peopleScreen(
  reading everyone: @escaping @Sendable () async throws -> [Contact]
) -> PeopleScreen {
  withDependencies {
    $0.readEveryone = everyone
  } operation: {
    PeopleScreen()
  }
}
