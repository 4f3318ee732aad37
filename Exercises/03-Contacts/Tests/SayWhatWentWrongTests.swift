import AddressCards
import Dependencies
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SayWhatWentWrong {
  private struct NoAnswer: Error {}
  private let refusal = LockIsolated<(any Error)?>(nil)
  private let everyone = LockIsolated<Result<[Contact], any Error>>(.success([anna]))
  private let reads = LockIsolated(0)
  private let screen: ContactsScreen

  init() {
    screen = withDependencies { [refusal, everyone, reads] in
      $0[ContactsClient.self].requestAccess = { if let no = refusal.value { throw no } }
      $0[ContactsClient.self].everyone = {
        reads.withValue { $0 += 1 }
        return try everyone.value.get()
      }
    } operation: {
      ContactsScreen()
    }
  }

  @Test func `an error of either call is shown in its own words`() async {
    everyone.setValue(.failure(ContactStoreError.folderMissing(path: "~/.contacts")))
    await screen.load()
    #expect(screen.message == "\(ContactStoreError.folderMissing(path: "~/.contacts"))")
    refusal.setValue(ContactStoreError.accessRefused)
    await screen.load()
    #expect(screen.message == "\(ContactStoreError.accessRefused)")
  }

  @Test func `after a no, the address book is not read, and nobody is shown`() async {
    await screen.load()
    refusal.setValue(NoAnswer())
    await screen.load()
    #expect(reads.value == 1, "The person said no, and the address book was read again.")
    #expect(screen.people == [], "Access was withdrawn, and people are still shown.")
  }

  @Test func `if it cannot be read, people stay, and the message until it can be`() async {
    await screen.load()
    everyone.setValue(.failure(NoAnswer()))
    await screen.load()
    #expect(screen.people == [anna], "It could not be read for a moment, and Anna is gone.")
    everyone.setValue(.success([]))
    await screen.load()
    #expect(screen.message == nil && screen.people == [], "The old message stays, or old people.")
  }

  @Test(arguments: TestedScreen.Way.allCases)
  func `your check finds the screens that do not respect the no`(way: TestedScreen.Way) async {
    let passes = await respectsTheNo { TestedScreen(way: way) }
    #expect(passes == (way == .asks), "Your check is wrong about a screen that \(way.rawValue).")
  }
}

private let anna = Contact(identifier: "1", formattedName: "Anna Amberg")

struct TestedScreen: AddressBookScreen {
  enum Way: String, CaseIterable {
    case asks = "asks, and reads only after a yes"
    case doesNothing = "neither asks nor reads"
    case readsAfterANo = "reads although the answer was no"
    case asksOnce = "asks only the first time, and does nothing when it is loaded again"
  }

  let way: Way
  let loads = LockIsolated(0)
  @Dependency(ContactsClient.self) var contacts

  func load() async {
    loads.withValue { $0 += 1 }
    if way == .doesNothing || way == .asksOnce && loads.value > 1 { return }
    do {
      try await contacts.requestAccess()
    } catch {
      if way != .readsAfterANo { return }
    }
    _ = try? await contacts.everyone()
  }
}
