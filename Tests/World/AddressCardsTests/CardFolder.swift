import Foundation
import OutsideWorld
import TestWorlds

@testable import AddressCards

/// A folder of cards for one test, which is gone when the test is.
final class CardFolder: Sendable {
  let world = TestWorld(declaring: .contacts)

  var footprint: Footprint { world.footprint }
  var path: String { world.folder.path }

  /// The path as sentences have it: short, where the temporary folder is below the person's home.
  var shown: String { abbreviated(path) }

  init() throws { try world.makeFolder() }

  func write(_ name: String, _ text: String) throws {
    let file = world.folder.appending(path: name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func write(_ name: String, people: String...) throws {
    try write(name, people.map { "BEGIN:VCARD\nFN:\($0)\nEND:VCARD\n" }.joined())
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: world.folder.appending(path: name).path,
      withDestinationPath: target
    )
  }

  func read() throws(ContactStoreError) -> FetchResult {
    try ContactFolder.folder(path).read(noting: footprint)
  }
}

extension ContactStore {
  /// Nil where the person allows it.
  func refusal() async -> ContactStoreError? {
    await withCheckedContinuation { continuation in
      requestAccess(for: .contacts) { isGranted, error in
        continuation.resume(returning: isGranted ? nil : error)
      }
    }
  }

  func people() async -> Result<FetchResult, ContactStoreError> {
    await withCheckedContinuation { continuation in
      fetchContacts(with: FetchRequest(sortOrder: .familyName)) {
        continuation.resume(returning: $0)
      }
    }
  }
}
