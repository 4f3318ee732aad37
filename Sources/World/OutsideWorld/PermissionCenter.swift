import Foundation
import Synchronization

/// The part of the operating system that guards what belongs to the person.
///
/// It asks once per app and permission, one prompt at a time, and remembers the answer.
package final class PermissionCenter: Sendable {
  package static let shared = PermissionCenter()

  package typealias Answered = @Sendable (PermissionStatus) -> Void

  package let app: String
  private let record: PermissionRecord
  private let footprint: Footprint
  private let state: Mutex<State>

  private struct State {
    var presenter: PromptPresenter
    var waiting: [Permission: [Answered]] = [:]
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

  /// From the next prompt on, another presenter shows them.
  package func present(with presenter: PromptPresenter) {
    state.withLock { $0.presenter = presenter }
  }

  package func status(of permission: Permission) -> PermissionStatus {
    record.status(of: permission, for: app)
  }

  /// Asks the person, unless the answer is known; calls back with it from any thread.
  ///
  /// Asking again while the prompt is up shows no second one: both callers get the one answer.
  package func request(
    _ permission: Permission,
    purpose: String = "",
    then answered: @escaping Answered
  ) {
    enum Step {
      case known(PermissionStatus)
      case show, wait
    }
    let prompt = PermissionPrompt(app: app, permission: permission, purpose: purpose)
    let step = state.withLock { state -> Step in
      // Looked up under the lock: an answer that arrives right now cannot be missed.
      let status = status(of: permission)
      guard status == .notDetermined else { return .known(status) }
      let isAlreadyAsked = state.waiting[permission] != nil
      state.waiting[permission, default: []].append(answered)
      guard !isAlreadyAsked else { return .wait }
      state.prompts.append(prompt)
      return state.prompts.count == 1 ? .show : .wait
    }
    switch step {
    case .known(let status): answered(status)
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
    let (waiting, next) = state.withLock { state -> ([Answered], PermissionPrompt?) in
      // A second answer of the presenter is ignored.
      guard state.prompts.first == prompt else { return ([], nil) }
      record.record(status, of: prompt.permission, for: app)
      state.prompts.removeFirst()
      return (state.waiting.removeValue(forKey: prompt.permission) ?? [], state.prompts.first)
    }
    for answered in waiting { answered(status) }
    if let next { show(next) }
  }
}
