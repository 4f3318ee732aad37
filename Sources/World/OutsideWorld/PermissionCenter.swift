import Foundation
import Synchronization

/// The part of the operating system that guards what belongs to the person.
///
/// It asks once per app and permission, and remembers the answer.
package final class PermissionCenter: Sendable {
  package static let shared = PermissionCenter()

  package typealias Completion = @Sendable (PermissionStatus) -> Void

  package let app: String
  private let record: PermissionRecord
  private let state: Mutex<State>

  private struct State {
    var presenter: PromptPresenter
    /// For each prompt that is shown, the requests that wait for its answer.
    var waiting: [Permission: [Completion]] = [:]
  }

  package init(
    app: String = ProcessInfo.processInfo.processName,
    record: PermissionRecord = .system,
    presenter: PromptPresenter = .console
  ) {
    self.app = app
    self.record = record
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
    noting footprint: Footprint = .shared,
    completion: @escaping Completion
  ) {
    let (known, presenter) = state.withLock { state -> (PermissionStatus?, PromptPresenter?) in
      // Under the lock, so that an answer that arrives at this moment is not missed.
      let status = status(of: permission)
      guard status == .notDetermined else { return (status, nil) }
      let isShown = state.waiting[permission] != nil
      state.waiting[permission, default: []].append(completion)
      return (nil, isShown ? nil : state.presenter)
    }
    if let known { completion(known) }
    guard let presenter else { return }
    footprint.note(.permissionPrompts)
    let prompt = PermissionPrompt(app: app, permission: permission, purpose: purpose)
    presenter.present(prompt) { [self] answer in
      receive(answer == .allow ? .allowed : .denied, for: permission)
    }
  }

  private func receive(_ status: PermissionStatus, for permission: Permission) {
    let waiting = state.withLock { state -> [Completion] in
      // A presenter's second answer is ignored.
      guard let waiting = state.waiting.removeValue(forKey: permission) else { return [] }
      record.record(status, of: permission, for: app)
      return waiting
    }
    for completion in waiting { completion(status) }
  }
}
