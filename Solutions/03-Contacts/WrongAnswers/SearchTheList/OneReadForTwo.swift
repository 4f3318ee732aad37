// Tempting: a read is under way already, so wait for that; it began before the screen appeared.

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
  @ObservationIgnored private var reading: Task<[Contact], any Error>?
  @ObservationIgnored @Dependency(PeopleClient.self) private var people

  var found: [Contact] {
    let text = text.lowercased()
    return everyone.filter { text.isEmpty || $0.formattedName.lowercased().contains(text) }
  }

  /// The screen appeared, perhaps not for the first time.
  func appeared() async throws {
    if let reading {
      everyone = try await reading.value
      return
    }
    let reading = Task { try await people.everyone() }
    self.reading = reading
    defer { self.reading = nil }
    everyone = try await reading.value
  }

  /// A letter was typed or deleted: this is what the field says now.
  func typed(_ text: String) {
    self.text = text
  }
}
