import Foundation
import OperatingSystem

/// The lock that the package manager holds while it works in a scratch folder.
///
/// The lock is a file beside all temporary files, named after the folder. That the file is there says
/// nothing: it is left behind. What counts is whether a process holds a lock on it.
struct ScratchLock {
  let file: URL

  init(of scratch: URL, temporaryFolder: URL = FileManager.default.temporaryDirectory) {
    let path = Path.real(scratch.path(percentEncoded: false))
    let name = path.split(separator: "/").joined(separator: "_")
    file = temporaryFolder.appending(path: "_\(name).lock")
  }

  var isHeld: Bool {
    // The lock that was free is given back with the descriptor.
    let descriptor = try? FileDescriptor(file.path(percentEncoded: false), O_RDONLY)
    return (try? descriptor?.lockIfFree()) == false
  }
}
