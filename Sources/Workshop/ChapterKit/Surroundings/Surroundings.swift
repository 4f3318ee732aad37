import OutsideWorld
import Stage

/// What is around a run: whoever counts, whoever asks for permission, and where complaints go.
package struct Surroundings: Sendable {
  package var footprint: Footprint
  package var permissions: PermissionCenter
  package var notices: Notices
  package var complain: @Sendable (String) -> Void

  package init(
    footprint: Footprint = .shared,
    permissions: PermissionCenter = .shared,
    notices: Notices = .shared,
    complain: @escaping @Sendable (String) -> Void = { StandardError.write($0) }
  ) {
    self.footprint = footprint
    self.permissions = permissions
    self.notices = notices
    self.complain = complain
  }

  /// The process as the system has made it.
  package static let real = Surroundings()

  /// Where somebody can press keys, the system's prompts and notices are drawn over the scene. Anywhere
  /// else the console is the right place for them.
  @MainActor
  func presented(over scenes: [Scene], on terminal: Terminal) -> [Scene] {
    guard terminal.hasKeys, let first = scenes.first else { return scenes }
    let front = SystemFront()
    permissions.present(
      with: PromptPresenter { prompt, reply in
        Task { @MainActor in front.show(prompt, reply: reply) }
      }
    )
    notices.present { line in
      Task { @MainActor in front.notice = line }
    }
    return [first.showing(front)] + scenes.dropFirst()
  }

  /// When the stage is gone, the console is the right place again.
  func presentOnConsole(after terminal: Terminal) {
    guard terminal.hasKeys else { return }
    permissions.present(with: .console)
    notices.present { StandardError.write($0) }
  }
}
