import AddressBook
import Dependencies
import DependenciesTestSupport
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SearchTheList {
  let clock = TestClock()
  let reads = LockIsolated(0)
  let search: PeopleSearch

  init() {
    search = withDependencies { [clock, reads] in
      $0[PeopleClient.self].everyone = {
        reads.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(2))
        return ["Anna Amberg", "Johan Falk", "Zoë Brandt"].map {
          Contact(identifier: $0, formattedName: $0)
        }
      }
    } operation: {
      PeopleSearch()
    }
  }

  var found: [String] { search.found.map(\.formattedName) }

  /// Shows the screen, and waits until everyone is there.
  func appear() async throws {
    let appearing = Task { try await search.appeared() }
    await clock.advance(by: .seconds(2))
    try await appearing.value
  }

  @Test func `typing leaves the address book alone`() async throws {
    try await appear()
    for text in ["a", "an", "a", ""] { search.typed(text) }
    await clock.advance(by: .milliseconds(2_310))
    #expect(reads.value == 1, "The address book is read again for what somebody types.")
  }

  @Test func `it finds the text anywhere in a name, whatever its case`() async throws {
    try await appear()
    search.typed("an")
    #expect(
      found == ["Anna Amberg", "Johan Falk", "Zoë Brandt"],
      "All three have \"an\" in their names, and are not found at once."
    )
    search.typed("FAL")
    #expect(found == ["Johan Falk"], "\"FAL\" does not find Falk, and only him, at once.")
    search.typed("zoë b")
    #expect(found == ["Zoë Brandt"], "\"zoë b\" does not find Zoë Brandt, and only her, at once.")
    search.typed("annn")
    #expect(found == [], "Nobody has \"annn\" in their name, and somebody is found.")
  }

  @Test func `fewer letters find more people`() async throws {
    try await appear()
    search.typed("anna")
    #expect(found == ["Anna Amberg"], "\"anna\" does not find Anna, and only her, at once.")
    search.typed("ann")
    search.typed("an")
    #expect(
      found == ["Anna Amberg", "Johan Falk", "Zoë Brandt"],
      "Letters were deleted, and people who were found before do not come back."
    )
    search.typed("")
    #expect(found.count == 3, "The field is empty again, and not everyone is shown.")
  }

  @Test func `what was typed while the address book was read counts when it is there`() async throws
  {
    let appearing = Task { try await search.appeared() }
    await clock.advance(by: .milliseconds(730))
    search.typed("falk")
    await clock.advance(by: .milliseconds(1_270))
    try await appearing.value
    #expect(
      found == ["Johan Falk"],
      "\"falk\" was typed before the people were there; now they are, and it is forgotten."
    )
  }
}
