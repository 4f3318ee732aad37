import Foundation
import OutsideWorld
import TestWorlds
import Testing

@testable import AddressCards

@Suite struct ContactStoreTests {
  private let cards: CardFolder

  init() throws { cards = try CardFolder() }

  private func store(answering answer: PermissionPrompt.Answer) -> ContactStore {
    let environment = [ContactFolder.variable: cards.path]
    return ContactStore(system: cards.world.system(answering: answer, environment: environment))
  }

  @Test func `an app with permission reads all contacts, in the order that it requests`()
    async throws
  {
    try cards.write("people.vcf", people: "Zoë", "Åsa", "Bo")
    let store = store(answering: .allow)
    #expect(await store.people() == .failure(.accessNotRequested))
    #expect(cards.footprint.summary == "untouched")
    #expect(await store.refusal() == nil)
    let result = try await store.people().get()
    #expect(result.contacts.map(\.formattedName) == ["Åsa", "Bo", "Zoë"])
    #expect(cards.footprint.summary == "3 contacts read, 1 file read, 1 permission prompt")
  }

  /// Given and family name. A family name that is the same or missing gives way to the next name.
  @Test(arguments: [
    [("Anna", ""), ("Åsa", ""), ("Éric", ""), ("e\u{301}va", ""), ("Łucja", ""), ("zoë", "")],
    [("Zoë", "Ek"), ("Harbour Office", ""), ("Åsa", "Lund"), ("Bo", "Lund"), ("Carl", "Lund-Ek")],
  ])
  func `case and marks on letters do not change the order`(names: [(String, String)]) {
    let contacts = names.map {
      Contact(identifier: "", formattedName: $0, givenName: $0, familyName: $1)
    }
    #expect(FetchRequest(sortOrder: .familyName).sorted(contacts.reversed()) == contacts)
  }

  /// As the real system does: no usage description, no process.
  @Test func `a call without a usage description ends the process`() async {
    await #expect(processExitsWith: .signal(SIGABRT)) {
      ContactStore().requestAccess(for: .contacts) { _, _ in }
    }
    await #expect(processExitsWith: .signal(SIGABRT)) {
      ContactStore().fetchContacts(with: FetchRequest()) { _ in }
      // The call ends the process, and not the queue later.
      _exit(0)
    }
  }
}
