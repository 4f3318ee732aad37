import Foundation
import Synchronization

/// The part of the operating system that guards what belongs to the person.
///
/// It asks once per app and permission, one prompt at a time, and remembers the answer.
package final class PermissionCenter: Sendable {
  package static let shared = PermissionCenter()

  package typealias Completion = @Sendable (PermissionStatus) -> Void

  package let app: String
  private let record: PermissionRecord
  private let footprint: Footprint
  private let state: Mutex<State>

  private struct State {
    var presenter: PromptPresenter
    var waiting: [Permission: [Completion]] = [:]
    /// The first one is shown.
    var prompts: [PermissionPrompt] = []
  }

  package init(
    app: String = ProcessInfo.processInfo.processName,
    record: PermissionRecord = .system,
    footprint: Footprint = .shared,
    presenter: PromptPresenter = .console
  ) {
    self.app = app
    self.record = record
    self.footprint = footprint
    self.state = Mutex(State(presenter: presenter))
  }

  /// Another presenter shows the next prompts.
  package func present(with presenter: PromptPresenter) {
    state.withLock { $0.presenter = presenter }
  }

  package func status(of permission: Permission) -> PermissionStatus {
    record.status(of: permission, for: app)
  }

  /// Asks the person, unless the answer is known. Calls back with the answer, from any thread.
  ///
  /// Two requests at once show one prompt, and both get its answer.
  package func request(
    _ permission: Permission,
    purpose: String = "",
    completion: @escaping Completion
  ) {
    enum Step {
      case known(PermissionStatus)
      case show, wait
    }
    let prompt = PermissionPrompt(app: app, permission: permission, purpose: purpose)
    let step = state.withLock { state -> Step in
      // Under the lock, so that an answer that arrives at this moment is not missed.
      let status = status(of: permission)
      guard status == .notDetermined else { return .known(status) }
      let isPending = state.waiting[permission] != nil
      state.waiting[permission, default: []].append(completion)
      guard !isPending else { return .wait }
      state.prompts.append(prompt)
      return state.prompts.count == 1 ? .show : .wait
    }
    switch step {
    case .known(let status): completion(status)
    case .show: show(prompt)
    case .wait: break
    }
  }

  private func show(_ prompt: PermissionPrompt) {
    footprint.note(.permissionPrompts)
    let presenter = state.withLock { $0.presenter }
    presenter.present(prompt) { [self] answer in
      receive(answer == .allow ? .allowed : .denied, for: prompt)
    }
  }

  private func receive(_ status: PermissionStatus, for prompt: PermissionPrompt) {
    let (waiting, next) = state.withLock { state -> ([Completion], PermissionPrompt?) in
      // A presenter's second answer is ignored.
      guard state.prompts.first == prompt else { return ([], nil) }
      record.record(status, of: prompt.permission, for: app)
      state.prompts.removeFirst()
      return (state.waiting.removeValue(forKey: prompt.permission) ?? [], state.prompts.first)
    }
    for completion in waiting { completion(status) }
    if let next { show(next) }
  }
}
