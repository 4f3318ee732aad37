import Disk
import Foundation
import Synchronization

extension DataManager {
  /// The disk of the machine.
  static let live = DataManager(
    load: { try Disk.standard.read(from: $0) },
    save: { data, old, file in try Disk.standard.write(data, over: old, to: file) },
    isOpenElsewhere: { file in !Claims.held.withLock { $0.hold(file) } }
  )
}

/// The files that this process has claimed, until it ends.
private struct Claims: ~Copyable {
  static let held = Mutex(Claims())

  private var claims: [URL: FileClaim] = [:]

  mutating func hold(_ file: URL) -> Bool {
    if claims[file] != nil { return true }
    do {
      claims[file] = try Disk.standard.claim(file)
      return claims[file] != nil
    } catch {
      // A disk that takes no claim takes no file either: the first save says why.
      return true
    }
  }
}

extension URL {
  /// Where the stand-ups of this person are.
  static var standups: URL { Disk.documents.appending(path: "all-standups.json") }
}
