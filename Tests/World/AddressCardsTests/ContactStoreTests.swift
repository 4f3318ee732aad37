import AddressCards
import OperatingSystem
import OutsideWorld
import Testing

@Suite struct ContactStoreTests {
  @Test func `a store is closed until the person has been asked`() async throws {
    let system = try TestSystem()
    try system.cards.write("anna.vcf", people: "Anna")
    #expect(await system.fetch() == .failure(.accessNotRequested))
    #expect(system.cards.footprint.summary == "untouched")
  }

  @Test func `an app that is allowed in reads all people, in the order that was asked for`()
    async throws
  {
    let system = try TestSystem()
    try system.cards.write("people.vcf", people: "Zoë", "Åsa", "Bo")
    #expect(await system.requestAccess() == TestSystem.Access(isGranted: true))
    let result = try await system.fetch(FetchRequest(sortOrder: .familyName)).get()
    #expect(result.contacts.map(\.formattedName) == ["Åsa", "Bo", "Zoë"])
    #expect(
      system.cards.footprint.summary == "3 contacts read, 1 file read, 1 permission prompt"
    )
  }

  @Test func `an app that is refused stays outside, and is not asked again`() async throws {
    let system = try TestSystem(answer: .dontAllow)
    let refused = TestSystem.Access(isGranted: false, error: .accessRefused)
    #expect(await system.requestAccess() == refused)
    system.permissions.present(with: .answering(.allow))
    #expect(await system.requestAccess() == refused)
    #expect(await system.fetch() == .failure(.accessRefused))
    #expect(system.cards.footprint.summary == "1 permission prompt")
  }

  @Test func `an empty folder is an error, not an empty list`() async throws {
    let system = try TestSystem()
    _ = await system.requestAccess()
    #expect(await system.fetch() == .failure(.noCards(path: system.cards.shown, skipped: [])))
  }
}

/// As the real system does: no usage description, no process.
@Suite struct UndeclaredUseTests {
  @Test func `asking for access without a purpose ends the process`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      ContactStore().requestAccess(for: .contacts) { _, _ in }
    }
    try expectTheSentence(result)
  }

  @Test func `fetching without a purpose ends the process at the call`() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGABRT),
      observing: [\.standardErrorContent]
    ) {
      ContactStore().fetchContacts(with: FetchRequest()) { _ in }
      // At once, before a queue could end the process in its stead.
      _exit(0)
    }
    try expectTheSentence(result)
  }

  private func expectTheSentence(_ result: ExitTest.Result?) throws {
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.hasPrefix("This app has crashed because it tried to access your contacts"))
  }
}
