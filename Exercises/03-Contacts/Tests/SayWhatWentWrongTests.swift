import AddressBook
import Dependencies
import DependenciesTestSupport
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SayWhatWentWrong {
  let access = LockIsolated<ContactStoreError?>(nil)
  let fault = LockIsolated<ContactStoreError?>(nil)
  let reads = LockIsolated(0)
  let clock = TestClock()
  let screen: ContactsScreen

  init() {
    screen = withDependencies { [access, fault, reads, clock] in
      $0[ContactsClient.self].requestAccess = {
        if let refusal = access.value { throw refusal }
      }
      $0[ContactsClient.self].everyone = {
        reads.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        if let fault = fault.value { throw fault }
        return [Contact(identifier: "1", formattedName: "Anna Amberg")]
      }
    } operation: {
      ContactsScreen()
    }
  }

  var names: [String] { screen.people.map(\.formattedName) }

  func load() async {
    let loading = Task { await screen.load() }
    await clock.advance(by: .seconds(1))
    await loading.value
  }

  @Test func `where nothing is wrong, nothing is said`() async {
    await load()
    #expect(names == ["Anna Amberg"], "The address book has one person, and she is not shown.")
    #expect(screen.message == nil, "Nothing is wrong, and there is a message.")
  }

  @Test(arguments: [ContactStoreError.accessRefused, .accessRestricted])
  func `a refusal is said, and nothing is read`(refusal: ContactStoreError) async {
    access.withValue { $0 = refusal }
    await load()
    #expect(screen.message == refusal.description, "Access was refused, and nobody is told so.")
    #expect(reads.value == 0, "The person said no, and the address book is read all the same.")
    #expect(names == [], "The person said no, and somebody is shown.")
  }

  @Test func `after a refusal nobody is shown any more`() async {
    await load()
    access.withValue { $0 = .accessRefused }
    await load()
    #expect(names == [], "Access was taken back, and people from the address book are still shown.")
    #expect(
      screen.message == ContactStoreError.accessRefused.description,
      "Access was taken back, and nobody is told so."
    )
  }

  @Test(arguments: [
    ContactStoreError.folderMissing(path: "~/.contacts"),
    .folderUnreadable(path: "~/.contacts", reason: "Permission denied"),
  ])
  func `an unreadable address book is said, and costs nobody a place`(failure: ContactStoreError)
    async
  {
    await load()
    fault.withValue { $0 = failure }
    await load()
    #expect(
      screen.message == failure.description,
      "The address book cannot be read, and nobody is told why."
    )
    #expect(
      names == ["Anna Amberg"],
      "The address book cannot be read this time, and who was read before is gone."
    )
  }

  @Test func `what is not wrong any more is not said any more`() async {
    fault.withValue { $0 = .folderMissing(path: "~/.contacts") }
    await load()
    fault.withValue { $0 = nil }
    await load()
    #expect(names == ["Anna Amberg"], "The address book can be read again, and nobody is shown.")
    #expect(screen.message == nil, "The address book can be read again, and the message stays.")
  }

  @Test func `leaving the screen is not an error`() async {
    await load()
    let loading = Task { await screen.load() }
    await clock.advance(by: .milliseconds(370))
    loading.cancel()
    await loading.value
    #expect(screen.message == nil, "Somebody left the screen, and that is shown as an error.")
    #expect(names == ["Anna Amberg"], "Somebody left the screen, and the people are gone.")
  }
}
