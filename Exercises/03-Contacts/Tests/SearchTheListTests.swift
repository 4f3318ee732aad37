import AddressCards
import Dependencies
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SearchTheList {
  private let clock = TestClock()
  private let people = LockIsolated(["Zoë Brandt", "Anna Amberg", "Johan Falk"])
  private let reads = LockIsolated(0)
  private let search: PeopleSearch

  init() {
    search = withDependencies { [clock, people, reads] in
      $0[PeopleClient.self].everyone = {
        reads.withValue { $0 += 1 }
        try await clock.sleep(for: .seconds(1))
        return people.value.map { Contact(identifier: $0, formattedName: $0) }
      }
    } operation: {
      PeopleSearch()
    }
  }

  @Test func `the address book is read when the screen appears, and at no other time`() async throws
  {
    search.typed("f")
    try await appear()
    for text in ["fa", "fal", "falx", ""] { search.typed(text) }
    await clock.advance(by: .seconds(10))
    #expect(reads.value == 1, "The screen appeared once, so the book should be read once.")
    try await appear()
    #expect(reads.value == 2, "The screen appeared twice, so the book should be read twice.")
  }

  @Test(arguments: [
    ("Falk", ["Johan Falk"]), ("FAL", ["Johan Falk"]), ("n f", ["Johan Falk"]), ("jfalk", []),
    ("an", ["Zoë Brandt", "Anna Amberg", "Johan Falk"]), ("zoë b", ["Zoë Brandt"]),
  ])
  func `a name that contains the text is found at once`(
    text: String,
    names: [String]
  ) async throws {
    try await appear()
    search.typed(text)
    #expect(found == names, "You typed “\(text)”, and the wrong people are found.")
  }

  @Test func `an empty field shows everyone`() async throws {
    try await appear()
    search.typed("falk")
    await clock.advance(by: .seconds(1))
    search.typed("")
    #expect(found == people.value, "The text was deleted, and not everyone is shown.")
  }

  @Test func `until new people are read, the old ones are searched`() async throws {
    try await appear()
    people.setValue(["Falk Ytterberg", "Anna Holm"])
    let appearing = Task { try await search.appeared() }
    await clock.advance(by: .milliseconds(999))
    search.typed("falk")
    #expect(found == ["Johan Falk"], "Until new people are read, the old ones are not searched.")
    await clock.advance(by: .milliseconds(1))
    try await appearing.value
    #expect(found == ["Falk Ytterberg"], "New people were read, and they are not searched.")
  }

  private var found: [String] { search.found.map(\.formattedName) }

  private func appear() async throws {
    let appearing = Task { try await search.appeared() }
    await clock.advance(by: .seconds(1))
    try await appearing.value
  }
}
