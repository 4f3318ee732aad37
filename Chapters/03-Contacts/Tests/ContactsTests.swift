import AddressCards
import Dependencies
import DependenciesTestSupport
import Testing

@testable import ContactsChapter

@MainActor
@Suite struct Contacts {
  let anna = Contact(identifier: "1", formattedName: "Anna Amberg", familyName: "Amberg")

  /// The screen, with an address book that is made for one test.
  func screen(
    requestAccess: @escaping @Sendable () async throws -> Void = {},
    everyone: @escaping @Sendable () async throws -> FetchResult
  ) -> ControlledContacts {
    withDependencies {
      $0[ContactsClient.self] = ContactsClient(requestAccess: requestAccess, everyone: everyone)
    } operation: {
      ControlledContacts()
    }
  }

  @Test func `nothing is asked and nothing is read before the screen is loaded`() {
    #expect(ControlledContacts().list == .closed)
  }

  @Test func `access is asked for before the store is read, each once`() async {
    let calls = locked([String]())
    let screen = screen {
      calls.withValue { $0.append("requestAccess") }
    } everyone: {
      calls.withValue { $0.append("everyone") }
      return FetchResult()
    }
    await screen.load()
    #expect(calls.value == ["requestAccess", "everyone"])
  }

  @Test func `it says that it is reading for as long as the person thinks about the prompt`() async
  {
    let clock = TestClock()
    let screen = screen {
      try await clock.sleep(for: .seconds(3_600))
    } everyone: { [anna] in
      FetchResult(contacts: [anna])
    }
    let loading = Task { await screen.load() }
    await clock.advance(by: .milliseconds(3_599_999))
    #expect(screen.list == .loading)
    await clock.advance(by: .milliseconds(1))
    #expect(screen.list == .loaded(FetchResult(contacts: [anna])))
    await loading.value
  }

  @Test func `it says that it is reading until a slow store has answered`() async {
    let clock = TestClock()
    let screen = screen { [anna] in
      try await clock.sleep(for: .seconds(30))
      return FetchResult(contacts: [anna])
    }
    let loading = Task { await screen.load() }
    await clock.advance(by: .milliseconds(29_999))
    #expect(screen.list == .loading)
    await clock.advance(by: .milliseconds(1))
    #expect(screen.list == .loaded(FetchResult(contacts: [anna])))
    await loading.value
  }

  @Test func `an empty address book is not an error`() async {
    let screen = screen { FetchResult() }
    await screen.load()
    #expect(screen.list == .loaded(FetchResult()))
  }

  @Test func `everyone is shown in the store's order, next to cards that are left out`() async {
    let result = FetchResult(
      contacts: [Contact(identifier: "2", formattedName: "Zoë"), anna],
      skipped: [SkippedCard(file: "bo.vcf", line: 3, reason: "skipped a card")]
    )
    let screen = screen { result }
    await screen.load()
    #expect(screen.list == .loaded(result))
  }

  @Test(arguments: [ContactStoreError.accessRefused, .accessRestricted])
  func `a refusal is shown, and the store is left alone`(refusal: ContactStoreError) async {
    let screen = screen {
      throw refusal
    } everyone: {
      Issue.record("The store was read although the person said no.")
      return FetchResult()
    }
    await screen.load()
    #expect(screen.list == .failed(refusal.description))
  }

  @Test(arguments: [
    ContactStoreError.folderMissing(path: "~/.contacts"),
    .folderUnreadable(path: "~/.contacts", reason: "Permission denied"),
    .noCards(path: "~/.contacts", skipped: []),
  ])
  func `an unreadable store says why, and what to do`(failure: ContactStoreError) async {
    let screen = screen { throw failure }
    await screen.load()
    #expect(screen.list == .failed(failure.description))
  }

  @Test func `the next attempt forgets the failure`() async {
    let isRefused = locked(true)
    let screen = screen {
      if isRefused.value { throw ContactStoreError.accessRefused }
    } everyone: { [anna] in
      FetchResult(contacts: [anna])
    }
    await screen.load()
    isRefused.withValue { $0 = false }
    await screen.load()
    #expect(screen.list == .loaded(FetchResult(contacts: [anna])))
  }
}

/// Made here, outside the main actor, the value is free to go wherever the closures of a client go.
private func locked<Value: Sendable>(_ value: Value) -> LockIsolated<Value> { LockIsolated(value) }
