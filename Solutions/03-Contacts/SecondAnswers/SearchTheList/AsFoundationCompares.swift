// Right as well: Foundation compares as a person does, and a value says what is searched.

import AddressCards
import Dependencies
import Foundation
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
  private var search = Search()
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  var found: [Contact] { search.result }

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    let everyone = try await people.everyone()
    search.everyone = everyone
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    search.text = text
  }

  private struct Search {
    var everyone: [Contact] = []
    var text = ""

    var result: [Contact] {
      guard !text.isEmpty else { return everyone }
      return everyone.filter { $0.formattedName.localizedStandardContains(text) }
    }
  }
}
