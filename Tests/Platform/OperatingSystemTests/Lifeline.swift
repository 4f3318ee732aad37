import OperatingSystem
import TestTools

/// A pipe that a script and all that it starts hold open, so that its end says that all of them are
/// dead: the script begins with `Lifeline.hold`, and gets the path as its first argument.
final class Lifeline: Sendable {
  static let hold = "exec 9>\"$1\"; "

  let path: String
  private let folder: TestFolder
  private let reading: FileDescriptor

  init() throws {
    folder = try TestFolder()
    path = folder.path("lifeline")
    mkfifo(path, 0o600)
    reading = try FileDescriptor(path, O_RDONLY | O_NONBLOCK)
  }

  /// Returns when no process holds it any more.
  func waitForEnd() {
    var request = pollfd(fd: reading.number, events: Int16(POLLIN), revents: 0)
    _ = try? retryingWhenInterrupted { poll(&request, 1, -1) }
  }
}
