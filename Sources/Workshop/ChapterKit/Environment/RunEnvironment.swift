import IssueReporting
import OutsideWorld
import Stage

/// The parts of its process that a run of a chapter uses, and that a test replaces.
package struct RunEnvironment: Sendable {
  package var footprint: Footprint
  package var permissions: PermissionCenter
  package var sayOnStandardError: @Sendable (String) -> Void
  /// Whether nothing else runs in the process. In a process of tests, other tests do.
  package var isAlone: Bool

  package init(
    footprint: Footprint = .shared,
    permissions: PermissionCenter = .shared,
    sayOnStandardError: @escaping @Sendable (String) -> Void = Terminal.sayOnStandardError,
    isAlone: Bool = !isTesting
  ) {
    self.footprint = footprint
    self.permissions = permissions
    self.sayOnStandardError = sayOnStandardError
    self.isAlone = isAlone
  }

  /// That of this process.
  package static let real = RunEnvironment()
}
