// Tempting: a task keeps the field quick; the list is one moment behind what it says.

import AddressCards
import Dependencies
import Observation

/// An address book, as a search needs it.
struct PeopleClient: Sendable {
  var everyone: @Sendable () async throws -> [Contact]
}

extension PeopleClient: TestDependencyKey {
  static let testValue = PeopleClient(everyone: unimplemented("PeopleClient.everyone"))
}

/// A list of people, and a field to search it.
@MainActor @Observable
final class PeopleSearch {
  private var everyone: [Contact] = []
  private var text = ""
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  var found: [Contact] {
    let text = text.lowercased()
    return everyone.filter { text.isEmpty || $0.formattedName.lowercased().contains(text) }
  }

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    everyone = try await people.everyone()
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    Task { self.text = text }
  }
}
