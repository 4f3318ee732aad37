import Dependencies
import Dispatch
import Foundation
import Schedulers

/// The smallest form: it asks once, and shows the answer where it arrives, or on a queue.
@MainActor
final class HopForm {
  nonisolated private let shown = LockIsolated("")
  private let server: OldServer
  private let queue: AnySchedulerOf<DispatchQueue>?

  init(_ server: OldServer, on queue: AnySchedulerOf<DispatchQueue>? = nil) {
    (self.server, self.queue) = (server, queue)
  }

  nonisolated var message: String { shown.value }

  func ask() {
    guard let queue else { return server.validate("blob") { [self] in show($0) } }
    server.validate("blob") { [shown] answer in
      queue.schedule { shown.setValue(answer) }
    }
  }

  private func show(_ answer: String) { shown.setValue(answer) }
}

/// A server as older frameworks are: the compiler does not know on which thread it calls back.
struct OldServer: Sendable {
  let validate: @Sendable (_ password: String, _ answer: @escaping (String) -> Void) -> Void

  static let answer = "Too short: 4 characters."

  /// It answers before you let go of the key, as a mock does.
  static let mock = OldServer { _, answer in answer(Self.answer) }

  /// It answers on a thread of its own, as the real one does.
  static let threaded = OldServer { _, answer in
    nonisolated(unsafe) let answer = answer
    Thread.detachNewThread { answer(Self.answer) }
  }
}
