/// What the operating system shows when an app asks for a permission.
package struct PermissionPrompt: Equatable, Sendable {
  package let app: String
  package let permission: Permission
  /// The app's own sentence about why it asks; empty where it declared none.
  package let purpose: String

  package init(app: String, permission: Permission, purpose: String) {
    self.app = app
    self.permission = permission
    self.purpose = purpose
  }

  package var title: String { "“\(app)” would like to \(permission.wish)." }

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
