// Right as well: a longer text is looked for in what is shown, and any other text in everyone.

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

  private(set) var found: [Contact] = []

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    everyone = try await people.everyone()
    found = matching(text, of: everyone)
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    found = matching(
      text,
      of: text.lowercased().hasPrefix(self.text.lowercased()) ? found : everyone
    )
    self.text = text
  }

  private func matching(_ text: String, of people: [Contact]) -> [Contact] {
    let text = text.lowercased()
    return people.filter { text.isEmpty || $0.formattedName.lowercased().contains(text) }
  }
}
