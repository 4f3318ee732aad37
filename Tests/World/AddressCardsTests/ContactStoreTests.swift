import OperatingSystem
import OutsideWorld
import TestWorlds
import Testing

@testable import AddressCards

@Suite struct ContactStoreTests {
  private let world = TestWorld(declaring: .contacts)

  @Test func `an app with permission gets the invented people, in the order that it requests`()
    async throws
  {
    let store = ContactStore(system: world.system(answering: .allow))
    #expect(await people(in: store) == .failure(.accessNotRequested))
    #expect(world.footprint.summary == "untouched")
    let refusal = await withCheckedContinuation { continuation in
      store.requestAccess(for: .contacts) { isGranted, error in
        continuation.resume(returning: isGranted ? nil : error)
      }
    }
    #expect(refusal == nil)
    let result = try await people(in: store).get()
    #expect(result.skipped == [])
    #expect(Set(result.contacts.map(\.identifier)).count == 40)
    #expect(result.contacts.filter(\.formattedName.isEmpty) == [])
    #expect(result.contacts.prefix(2).map(\.formattedName) == ["Aotearoa Weather Line", "Bjartur"])
    #expect(world.footprint.summary == "40 contacts read, 1 permission prompt")
  }

  private func people(in store: ContactStore) async -> Result<FetchResult, ContactStoreError> {
    await withCheckedContinuation { continuation in
      store.fetchContacts(with: FetchRequest(sortOrder: .familyName)) {
        continuation.resume(returning: $0)
      }
    }
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
  @Test func `a call without a usage description ends the process`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
        ContactStore().requestAccess(for: .contacts) { _, _ in }
      }
    )
    let said = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      said.hasPrefix(
        """
        This app has crashed because it tried to access your contacts without a usage \
        description. Say why, before the first use: \
        UsageDescriptions.declare(.contacts, "why the app needs this")

        """
      )
    )
    await #expect(processExitsWith: .signal(SIGABRT)) {
      ContactStore().fetchContacts(with: FetchRequest()) { _ in }
      // The call ends the process, and not the queue later.
      _exit(0)
    }
  }
}
