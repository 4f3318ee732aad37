// Tempting: what is shown is searched; the people who were found no more never come back.

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
  private(set) var found: [Contact] = []
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    found = try await people.everyone()
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    found = found.filter { $0.formattedName.lowercased().contains(text.lowercased()) }
  }
}
