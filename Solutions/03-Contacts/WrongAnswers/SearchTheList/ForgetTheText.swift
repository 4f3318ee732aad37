// Tempting: the text is used where it arrives; once the people are there, it is gone.

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
  @ObservationIgnored private var everyone: [Contact] = []
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    everyone = try await people.everyone()
    found = everyone
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    let text = text.lowercased()
    found =
      text.isEmpty ? everyone : everyone.filter { $0.formattedName.lowercased().contains(text) }
  }
}
