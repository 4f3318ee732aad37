import Foundation
import OperatingSystem

/// Tells the class what is new, in a process of its own, so that no check waits for a network.
///
/// It is this same executable, started once more. If the class cannot be reached, it tries again,
/// with longer and longer pauses, for eight minutes; the next check sends another one.
package enum ClassSender {
  /// What this executable is started with to be a sender: this word, and the folder of the
  /// workbook.
  static let word = "--tell-class"

  /// Starts a sender, and returns at once.
  package static func send(in root: URL) {
    guard let path = Bundle.main.executablePath,
      let process = try? Program(path, [word, root.path(percentEncoded: false)]).start()
    else { return }
    // The system keeps the number of a process that is not waited for.
    Thread.detachNewThread { process.waitForEnd() }
  }

  /// Tells the class what is new, if this process was started for that.
  ///
  /// - Returns: Whether it was.
  package static func serve(_ arguments: [String]) async -> Bool {
    guard arguments.count == 2, arguments[0] == word else { return false }
    await deliver(
      in: URL(filePath: arguments[1], directoryHint: .isDirectory),
      on: ContinuousClock()
    )
    return true
  }

  /// Tells the class what is new, again and again until it has heard it.
  static func deliver(in root: URL, on clock: any Clock<Duration>) async {
    var pause = Duration.seconds(1)
    while tell(in: root) == false, pause < .seconds(500) {
      // One sender that waits is enough: it reads what is new when its turn comes.
      let lock = root.appending(path: "\(Membership.path).sender").path(percentEncoded: false)
      guard let file = try? FileDescriptor(lock, O_RDWR | O_CREAT, permissions: 0o600),
        (try? file.lockIfFree()) == true
      else { return }
      guard (try? await clock.sleep(for: pause)) != nil else { return }
      pause *= 2
    }
  }

  /// Tells the class what is new, and waits for its answer.
  ///
  /// - Returns: Whether the class has heard it; nil if there is nothing to tell, or if it is of no
  ///   use to try again.
  package static func tell(in root: URL, within limit: Duration = .seconds(5)) -> Bool? {
    guard let membership = Membership(in: root), !membership.isTold,
      let address = ClassAddress(membership.address)
    else { return nil }
    do throws(ClassAddress.Trouble) {
      let answer = try address.tell(membership.message, within: limit)
      let now = try? Membership.change(in: root) { now in
        (now.chapter, now.refusal) = (answer.chapter, nil)
        if now.message.number == membership.message.number { now.isTold = true }
      }
      return now.map(\.isTold) ?? true
    } catch {
      guard case .refused(let words) = error else { return false }
      _ = try? Membership.change(in: root) { $0.refusal = words }
      return nil
    }
  }
}
