import Foundation
import OutsideWorld
import TestTools

@testable import AddressCards

/// A folder of cards for one test, which is gone when the test is.
final class CardFolder: Sendable {
  let url = quickestFolder.appending(path: "cards-\(UUID())")
  let footprint = Footprint()

  var path: String { url.path }

  /// The path as sentences have it: short, where the temporary folder is below the person's home.
  var shown: String { displayed(path) }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ name: String, _ text: String) throws {
    let file = url.appending(path: name)
    let folder = file.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func write(_ name: String, people: String...) throws {
    try write(name, people.map { "BEGIN:VCARD\nFN:\($0)\nEND:VCARD\n" }.joined())
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appending(path: name).path,
      withDestinationPath: target
    )
  }

  func read() throws(ContactStoreError) -> FetchResult {
    try ContactFolder.folder(path).read(noting: footprint)
  }
}
