import AddressCards
import Foundation
import OutsideWorld

/// The address book of this process: a folder of cards, and a person who has said yes.
struct CardsOfTheSystem: Sendable {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cards-\(UUID())")

  init() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    setenv("WORKBOOK_CONTACTS", folder.path, 1)
    setenv("WORKBOOK_STATE", folder.appending(path: ".state").path, 1)
    UsageDescriptions.declare(.contacts, "To show the people you know.")
    PermissionCenter.shared.present(with: .answering(.allow))
    try await withCheckedThrowingContinuation { continuation in
      ContactStore().requestAccess(for: .contacts) { _, refusal in
        continuation.resume(with: refusal.map { .failure($0) } ?? .success(()))
      }
    }
  }

  /// A card of a person whose family name and given name are `parts`, as `Holm;Ida`.
  func add(_ name: String, _ parts: String) throws {
    let card = "BEGIN:VCARD\nVERSION:4.0\nFN:\(name)\nN:\(parts);;;\nEND:VCARD\n"
    try Data(card.utf8).write(to: folder.appending(path: "\(parts).vcf"))
  }

  func read() async {
    await withCheckedContinuation { continuation in
      ContactStore().fetchContacts(with: FetchRequest()) { _ in continuation.resume() }
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
