import Foundation

/// What each framework uses of the operating system.
///
/// An app cannot reach it. A test makes its own.
package struct SystemServices: Sendable {
  /// Those of what is made in this task.
  @TaskLocal package static var current = Self()

  package var permissions = PermissionCenter.shared
  package var descriptions = UsageDescriptions.shared
  package var footprint = Footprint.shared
  package var notices = Notices.shared
  /// The variables with which a person chooses what a framework talks to.
  package var environment = ProcessInfo.processInfo.environment
  /// Times what stands in for a device.
  package var clock: any Clock<Duration> = ContinuousClock()

  package init() {}

  /// Asks the person, unless the answer is known. The process ends here if the app has declared no
  /// usage description.
  package func request(
    _ permission: Permission,
    completion: @escaping PermissionCenter.Completion
  ) {
    permissions.request(
      permission,
      purpose: descriptions.purposeOrAbort(for: permission),
      noting: footprint,
      completion: completion
    )
  }

  /// The process ends here if the app has declared no usage description.
  package func requireUsageDescription(of permission: Permission) {
    _ = descriptions.purposeOrAbort(for: permission)
  }
}
