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
    do {
      try await contacts.requestAccess()
    } catch {
      people = []
      message = "\(error)"
      return
    }
    do {
      people = try await contacts.everyone()
      message = nil
    } catch {
      message = "\(error)"
    }
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
  let (questions, reads) = (LockIsolated(0), LockIsolated(0))
  let screen = withDependencies {
    $0[ContactsClient.self].requestAccess = {
      questions.withValue { $0 += 1 }
      throw ContactStoreError.accessRefused
    }
    $0[ContactsClient.self].everyone = {
      reads.withValue { $0 += 1 }
      return []
    }
  } operation: {
    makeScreen()
  }
  await screen.load()
  await screen.load()
  return questions.value == 2 && reads.value == 0
}
