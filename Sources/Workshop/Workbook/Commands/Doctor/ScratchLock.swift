import Foundation
import OperatingSystem

/// The lock that the package manager holds while it works in a scratch folder.
///
/// The lock is a file beside all temporary files, named after the folder. That the file is there says
/// nothing: it is left behind. What counts is whether a process holds a lock on it.
struct ScratchLock {
  let file: URL

  init(of scratch: URL, temporaryFolder: URL = FileManager.default.temporaryDirectory) {
    let path = scratch.resolvingSymlinksInPath().path(percentEncoded: false)
    let name = path.split(separator: "/").joined(separator: "_")
    file = temporaryFolder.appending(path: "_\(name).lock")
  }

  var isHeld: Bool {
    let descriptor = open(file.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    // The lock that was free is given back with the descriptor.
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
