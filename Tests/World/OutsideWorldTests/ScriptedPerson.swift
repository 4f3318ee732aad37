import Synchronization

@testable import OutsideWorld

/// A person who answers prompts when the test says so.
final class ScriptedPerson: Sendable {
  private let open = Mutex<[(prompt: PermissionPrompt, reply: Reply)]>([])
  private typealias Reply = @Sendable (PermissionPrompt.Answer) -> Void

  var presenter: PromptPresenter {
    PromptPresenter { prompt, reply in self.open.withLock { $0.append((prompt, reply)) } }
  }

  /// The prompts on the screen.
  var sees: [PermissionPrompt] { open.withLock { $0.map(\.prompt) } }

  func answer(_ answer: PermissionPrompt.Answer, times: Int = 1) {
    let reply = open.withLock { $0.removeFirst().reply }
    for _ in 1...times { reply(answer) }
  }
}

/// Keeps what was called back with.
final class Heard: Sendable {
  private let all = Mutex<[PermissionStatus]>([])
  var statuses: [PermissionStatus] { all.withLock { $0 } }
  func hear(_ status: PermissionStatus) { all.withLock { $0.append(status) } }
}
