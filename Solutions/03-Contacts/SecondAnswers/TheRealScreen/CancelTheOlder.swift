// Right as well: a newer question cancels the older one, whose answer is then dropped.

import AddressBook
import Dependencies
import Observation

/// An address book, for a screen that can be shown and tested anywhere.
struct AddressBookClient: Sendable {
  var everyone: @Sendable () async throws -> [Contact]
}

extension AddressBookClient: DependencyKey {
  static let liveValue = AddressBookClient {
    try await withCheckedThrowingContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest(sortOrder: .familyName)) { result in
        continuation.resume(with: result.map(\.contacts))
      }
    }
  }

  static let previewValue = AddressBookClient {
    (100..<200).map { Contact(identifier: "\($0)", formattedName: "Person \($0)") }
  }

  static let testValue = AddressBookClient(everyone: unimplemented("AddressBookClient.everyone"))
}

/// The screen, and nothing else.
@MainActor @Observable
final class PeopleScreen {
  private(set) var names: [String] = []
  private var loading: Task<Void, Never>?
  @ObservationIgnored @Dependency(AddressBookClient.self) private var addressBook

  var isLoading: Bool { loading != nil }

  /// The screen appeared, or somebody wants to see it afresh, perhaps while it is loading.
  func load() async {
    loading?.cancel()
    let task = Task {
      let everyone = try? await addressBook.everyone()
      guard !Task.isCancelled else { return }
      if let everyone { names = everyone.map(\.formattedName) }
      loading = nil
    }
    loading = task
    await task.value
  }
}
