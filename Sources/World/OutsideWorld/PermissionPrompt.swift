/// The question of the operating system when an app asks for a permission.
package struct PermissionPrompt: Equatable, Sendable {
  package let app: String
  package let permission: Permission
  /// The app's own sentence about why it asks.
  package let purpose: String

  package init(app: String, permission: Permission, purpose: String) {
    self.app = app
    self.permission = permission
    self.purpose = purpose
  }

  package var title: String { "“\(app)” would like to \(permission.action)." }

  package enum Answer: CaseIterable, Sendable {
    case allow
    case dontAllow

    package var label: String {
      switch self {
      case .allow: "Allow"
      case .dontAllow: "Don’t Allow"
      }
    }
  }
}

/// Shows the system's prompts, and returns the person's answers.
///
/// A full-screen demo sets one that draws the prompt over the app. Where no person answers, it
/// never calls back.
package struct PromptPresenter: Sendable {
  /// Shows the prompt. Calls back, from any thread, when the person has answered.
  package var present: @Sendable (PermissionPrompt, @escaping @Sendable (Answer) -> Void) -> Void

  package typealias Answer = PermissionPrompt.Answer

  package init(
    present: @escaping @Sendable (PermissionPrompt, @escaping @Sendable (Answer) -> Void) -> Void
  ) {
    self.present = present
  }

  /// Gives the same answer to each prompt, at once.
  package static func answering(_ answer: Answer) -> Self {
    Self { _, reply in reply(answer) }
  }
}
