import AddressCards
import Foundation
import OutsideWorld
import Testing

/// The store as an app gets it, in a process of its own.
@Suite struct SharedStoreTests {
  @Test func `it asks, remembers, counts, and reads the folder that the environment names`()
    async throws
  {
    await #expect(processExitsWith: .success) {
      let cards = try CardFolder()
      try cards.write("friends/anna.vcf", people: "Anna")
      setenv("WORKBOOK_CONTACTS", cards.path, 1)
      setenv("WORKBOOK_STATE", cards.url.appending(path: ".state").path, 1)
      UsageDescriptions.declare(.contacts, "To show the people you know.")
      PermissionCenter.shared.present(with: .answering(.allow))
      let store = ContactStore()

      let isGranted = await withCheckedContinuation { continuation in
        store.requestAccess(for: .contacts) { isGranted, _ in
          continuation.resume(returning: isGranted)
        }
      }
      #expect(isGranted)
      let result = await withCheckedContinuation { continuation in
        store.fetchContacts(with: FetchRequest()) { continuation.resume(returning: $0) }
      }
      #expect(try result.get().contacts.map(\.formattedName) == ["Anna"])
      #expect(
        Footprint.shared.summary == "1 contact read, 1 file read, 1 permission prompt"
      )
      withExtendedLifetime(cards) {}
    }
  }
}
