import AddressCards
import Dependencies
import DependenciesTestSupport
import Foundation
import OutsideWorld
import Testing

@testable import ContactsExercises

@MainActor
@Suite(.onADevice) struct TheRealScreen {
  @Test(.dependency(\.context, .live))
  func `the app shows the people of the system's address book, by family name`() async {
    let screen = PeopleScreen()
    await screen.load()
    #expect(screen.names.count == 40, "It has forty people, and another number is shown.")
    let two = screen.names.filter { $0.hasSuffix(" Brontë-Ångström") || $0 == "Anders Lund" }
    #expect(two == ["Prof. Zelda Brontë-Ångström", "Anders Lund"], "B does not come before L.")
  }

  @Test(.dependency(\.context, .preview))
  func `a preview shows a hundred people or more`() async {
    let screen = PeopleScreen()
    await screen.load()
    #expect(Set(screen.names).count >= 100)
  }

  @Test func `a test that overrides nothing fails`() async {
    let screen = PeopleScreen()
    await withKnownIssue("Nothing is overridden, and no failure says so.") { await screen.load() }
  }

  @Test(.dependency(\.context, .live))
  func `peopleScreen shows the people of its argument, and nobody before it has read them`() async {
    let screen = peopleScreen { people(["Zoë Brandt", "Anna Amberg"]) }
    let other = peopleScreen { people(["Johan Falk"]) }
    #expect(screen.names == [], "It has read nothing yet, and shows people.")
    await screen.load()
    #expect(screen.names == ["Zoë Brandt", "Anna Amberg"])
    await other.load()
    #expect(other.names == ["Johan Falk"], "A second screen does not show its own people.")
  }

  @Test func `if the address book cannot be read again, the people already shown stay`() async {
    let isClosed = LockIsolated(false)
    let screen = peopleScreen {
      if isClosed.value { throw ContactStoreError.accessRefused }
      return people(["Anna Amberg"])
    }
    await screen.load()
    isClosed.setValue(true)
    await screen.load()
    #expect(screen.names == ["Anna Amberg"])
  }
}

private func people(_ names: [String]) -> [Contact] {
  names.map { Contact(identifier: $0, formattedName: $0) }
}

/// Each test has a device of its own, with invented people and an app that may see them.
private struct Device: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let record = PermissionRecord(folder: URL(filePath: "/dev/null/record")) { _ in }
    record.record(.allowed, of: .contacts, for: "People")
    UsageDescriptions.declare(.contacts, "To show the people you know.")
    var system = ContactSystem { .bundled }
    system.services.permissions = PermissionCenter(app: "People", record: record)
    try await ContactSystem.$current.withValue(system) { try await function() }
  }
}

extension SuiteTrait where Self == Device {
  fileprivate static var onADevice: Self { Self() }
}
