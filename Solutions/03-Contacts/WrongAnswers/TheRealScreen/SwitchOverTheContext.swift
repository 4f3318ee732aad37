import AddressCards
import Dependencies
import Observation

/// The screen, and nothing else.
@MainActor @Observable
final class PeopleScreen {
  private(set) var names: [String] = []
  @ObservationIgnored @Dependency(\.context) private var context
  @ObservationIgnored fileprivate var everyone: (@Sendable () async throws -> [Contact])?

  /// The screen appeared, or was pulled down to read the address book again.
  func load() async {
    let people = try? await (everyone ?? { [context] in try await Self.everyone(in: context) })()
    if let people { names = people.map(\.formattedName) }
  }

  private nonisolated static func everyone(in context: DependencyContext) async throws -> [Contact]
  {
    switch context {
    case .live:
      return try await withCheckedThrowingContinuation { continuation in
        ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
          continuation.resume(with: result.map(\.contacts))
        }
      }
    case .preview:
      return (100..<200).map { Contact(identifier: "\($0)", formattedName: "Person \($0)") }
    case .test:
      reportIssue("This test has no address book.")
      return []
    }
  }

  /// A second window: a screen of its own, with the address book of this one.
  func windowOpened() -> PeopleScreen {
    let window = withDependencies(from: self) { PeopleScreen() }
    window.everyone = everyone
    return window
  }
}

/// A screen with an address book of your choice, for a test or for a preview.
@MainActor
func peopleScreen(
  reading everyone: @escaping @Sendable () async throws -> [Contact]
) -> PeopleScreen {
  let screen = PeopleScreen()
  screen.everyone = everyone
  return screen
}
