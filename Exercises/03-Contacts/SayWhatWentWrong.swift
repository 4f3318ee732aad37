import AddressCards
import Dependencies
import Observation

/// An address book that may be closed, or broken.
struct ContactsClient: Sendable {
  /// Throws if the person says no.
  var requestAccess: @Sendable () async throws -> Void
  /// Throws if the address book cannot be read.
  var everyone: @Sendable () async throws -> [Contact]
}

extension ContactsClient: TestDependencyKey {
  static let testValue = ContactsClient(
    requestAccess: unimplemented("ContactsClient.requestAccess"),
    everyone: unimplemented("ContactsClient.everyone")
  )
}

/// A list of people, and a sentence if something is wrong.
@MainActor @Observable
final class ContactsScreen: AddressBookScreen {
  private(set) var people: [Contact] = []
  private(set) var message: String?
  @ObservationIgnored @Dependency(ContactsClient.self) private var contacts

  /// The screen appeared, or was pulled down to load it again.
  func load() async {
    // TODO: Say what went wrong. Keep the people who may still be shown, and no others.
    try? await contacts.requestAccess()
    people = (try? await contacts.everyone()) ?? []
  }
}

/// What your check tries: your screen, and others.
@MainActor
protocol AddressBookScreen {
  func load() async
}

/// Whether a screen asks at each load and, if the answer is no, leaves the address book alone.
@MainActor
func respectsTheNo(_ makeScreen: () -> any AddressBookScreen) async -> Bool {
  // TODO: Hand the screen an address book that says no, and count what the screen asks of it.
  let screen = makeScreen()
  await screen.load()
  // TODO: Load it again. Then say whether the screen has asked twice, and has not read.
  return true
}
