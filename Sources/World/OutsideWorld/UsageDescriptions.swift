import OperatingSystem
import Synchronization

/// Why the app needs each permission, in the app's own words.
///
/// An app with a bundle keeps these sentences in its Info.plist. A command line program declares
/// them before the first use:
///
/// ```swift
/// UsageDescriptions.declare(.contacts, "To show the people you know.")
/// ```
public final class UsageDescriptions: Sendable {
  package static let shared = UsageDescriptions()

  private let purposes = Mutex<[Permission: String]>([:])

  package init() {}

  /// Declares, for the whole process, why the app needs a permission.
  public static func declare(_ permission: Permission, _ purpose: String) {
    shared.declare(permission, purpose)
  }

  package func declare(_ permission: Permission, _ purpose: String) {
    purposes.withLock { $0[permission] = purpose }
  }

  package func purpose(of permission: Permission) -> String? {
    purposes.withLock { $0[permission] }
  }

  /// The declared purpose; where there is none, the process ends here.
  ///
  /// The real system does the same to an app that reaches for private data without a usage
  /// description.
  func purposeOrAbort(for permission: Permission) -> String {
    if let purpose = purpose(of: permission) { return purpose }
    StandardError.write(
      """
      This app has crashed because it tried to \(permission.action) without a usage description. \
      Say why, before the first use: \
      UsageDescriptions.declare(.\(permission), "why the app needs this")
      """
    )
    abort()
  }
}
