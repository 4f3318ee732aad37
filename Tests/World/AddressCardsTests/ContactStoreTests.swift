import AddressCards
import Foundation
import OutsideWorld
import TestWorlds
import Testing

@Suite struct ContactStoreTests {
  private let cards: CardFolder

  init() throws { cards = try CardFolder() }

  private func store(answering answer: PermissionPrompt.Answer) -> ContactStore {
    let path = cards.path
    return ContactStore(
      system: ContactSystem(services: cards.world.services(answering: answer)) { .folder(path) }
    )
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

  @Test func `contacts count for the scene that fetches them`() async throws {
    try cards.write("people.vcf", people: "Bo")
    let store = store(answering: .allow)
    let scene = Footprint()
    try await Footprint.$ofScene.withValue(scene) {
      _ = await store.refusal()
      _ = try await store.people().get()
    }
    #expect(scene.summary == "1 contact read, 1 file read, 1 permission prompt")
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
