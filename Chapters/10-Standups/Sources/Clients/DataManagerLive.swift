import Disk
import Foundation

extension DataManager {
  /// The disk of the machine.
  static let live = DataManager(
    load: { try Disk.standard.read(from: $0) },
    save: { try Disk.standard.write($0, to: $1) }
  )
}

extension URL {
  /// Where the stand-ups of this person are.
  static var standups: URL { Disk.documents.appending(path: "all-standups.json") }
}
