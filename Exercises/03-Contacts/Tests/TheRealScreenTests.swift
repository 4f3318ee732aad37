import AddressCards
import Dependencies
import DependenciesTestSupport
import OutsideWorld
import Testing

@testable import ContactsExercises

@MainActor
@Suite struct TheRealScreen {
  @Test(.dependency(\.context, .live))
  func `the app shows the people of the system's address book, by family name`() async {
    await onATestPhone {
      let screen = PeopleScreen()
      await screen.load()
      #expect(screen.names.count == 40, "The phone has forty people, and another number is shown.")
      let two = screen.names.filter { $0.hasSuffix(" Brontë-Ångström") || $0 == "Anders Lund" }
      #expect(two == ["Prof. Zelda Brontë-Ångström", "Anders Lund"], "B does not come before L.")
    }
  }

  @Test(.dependency(\.context, .preview))
  func `a preview shows a hundred people or more`() async {
    await onATestPhone {
      let screen = PeopleScreen()
      await screen.load()
      #expect(Set(screen.names).count >= 100)
    }
  }

  @Test func `a test that overrides nothing fails`() async {
    await onATestPhone {
      let screen = PeopleScreen()
      await withKnownIssue("Nothing is overridden, and no failure says so.") { await screen.load() }
    }
  }

  @Test(.dependency(\.context, .live))
  func `peopleScreen shows the people of its argument, and nobody before they are read`() async {
    await onATestPhone {
      let screen = peopleScreen { people(["Zoë Brandt", "Anna Amberg"]) }
      let other = peopleScreen { people(["Johan Falk"]) }
      #expect(screen.names == [], "It has read nothing yet, and shows people.")
      await screen.load()
      #expect(screen.names == ["Zoë Brandt", "Anna Amberg"])
      await other.load()
      #expect(other.names == ["Johan Falk"], "A second screen does not show its own people.")
    }
  }

  @Test(.dependency(\.context, .live))
  func `if the address book cannot be read again, the people already shown stay`() async {
    await onATestPhone {
      let isClosed = LockIsolated(false)
      let screen = peopleScreen {
        if isClosed.value { throw ContactStoreError.accessRefused }
        return people(["Anna Amberg"])
      }
      await screen.load()
      isClosed.setValue(true)
      await screen.load()
      #expect(screen.names == ["Anna Amberg"])
      let app = PeopleScreen()
      await app.load()
      await SystemServices.$current.withValue(.ofAPhoneWithoutCards) { await app.load() }
      #expect(app.names.count == 40, "In the app they are gone: the live value hides the error.")
    }
  }

  private func onATestPhone(_ operation: () async -> Void) async {
    await SystemServices.$current.withValue(.ofATestPhone) { await operation() }
  }
}

private func people(_ names: [String]) -> [Contact] {
  names.map { Contact(identifier: $0, formattedName: $0) }
}
