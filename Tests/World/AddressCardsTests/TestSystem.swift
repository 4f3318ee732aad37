import AddressCards
import Foundation
import OutsideWorld

/// An operating system with one folder of cards and a person who answers prompts.
struct TestSystem {
  let cards: CardFolder
  let store: ContactStore
  let permissions: PermissionCenter

  init(answer: PermissionPrompt.Answer = .allow, isDeclared: Bool = true) throws {
    let cards = try CardFolder()
    let descriptions = UsageDescriptions()
    if isDeclared { descriptions.declare(.contacts, "To show the people you know.") }
    let permissions = PermissionCenter(
      app: "Contacts",
      record: PermissionRecord(folder: cards.url.appending(path: ".state")),
      footprint: cards.footprint,
      presenter: .answering(answer)
    )
    self.cards = cards
    self.permissions = permissions
    store = ContactStore(
      system: ContactSystem(
        usageDescriptions: descriptions,
        permissions: permissions,
        footprint: cards.footprint,
        folder: { .folder(cards.path) }
      )
    )
  }

  func requestAccess() async -> Access {
    await withCheckedContinuation { continuation in
      store.requestAccess(for: .contacts) { isGranted, error in
        continuation.resume(returning: Access(isGranted: isGranted, error: error))
      }
    }
  }

  func fetch(_ request: FetchRequest = FetchRequest()) async -> Result<
    FetchResult, ContactStoreError
  > {
    await withCheckedContinuation { continuation in
      store.fetchContacts(with: request) { continuation.resume(returning: $0) }
    }
  }

  struct Access: Equatable {
    var isGranted: Bool
    var error: ContactStoreError?
  }
}
