import Disk
import Foundation

extension URL {
  /// Where the stand-ups of this person are.
  static var standups: URL { Disk.documents.appending(path: "standups.json") }
}
