// The list may be right and stay unseen, because no view is notified.
import AddressCards
import Dependencies
import Observation
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct SearchTheListEdges {
  private let search = withDependencies {
    $0[PeopleClient.self].everyone = {
      ["Anna Amberg", "Johan Falk"].map { Contact(identifier: $0, formattedName: $0) }
    }
  } operation: {
    PeopleSearch()
  }

  @Test func `a view is notified of new people, and of a new text`() async throws {
    let isNotifiedOfPeople = viewOfTheList()
    try await search.appeared()
    #expect(isNotifiedOfPeople.value, "People were read, and no view of the list is notified.")
    let isNotifiedOfText = viewOfTheList()
    search.typed("falk")
    #expect(isNotifiedOfText.value, "You typed “falk”, and no view of the list is notified.")
  }

  private func viewOfTheList() -> LockIsolated<Bool> {
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = search.found
    } onChange: {
      isNotified.setValue(true)
    }
    return isNotified
  }
}
