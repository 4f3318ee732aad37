// Tempting: the search happens when somebody types; what was typed before people came is lost.

import AddressBook
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
  @ObservationIgnored private var everyone: [Contact] = []
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  func appeared() async throws {
    everyone = try await people.everyone()
    found = everyone
  }

  /// Somebody typed or deleted a letter: this is what the field says now.
  func typed(_ text: String) {
    let text = text.lowercased()
    found = everyone.filter { text.isEmpty || $0.formattedName.lowercased().contains(text) }
  }
}
