/// What each framework finds in the world around it: the person who is asked, the reasons of the
/// app, the count of what is touched, and the system's notices.
///
/// An app cannot reach this: it gets the one shared world. A test makes another.
package struct Surroundings: Sendable {
  package static let shared = Self(
    permissions: .shared,
    descriptions: .shared,
    footprint: .shared,
    notices: .shared
  )

  package var permissions: PermissionCenter
  package var descriptions: UsageDescriptions
  package var footprint: Footprint
  package var notices: Notices

  package init(
    permissions: PermissionCenter,
    descriptions: UsageDescriptions,
    footprint: Footprint,
    notices: Notices
  ) {
    self.permissions = permissions
    self.descriptions = descriptions
    self.footprint = footprint
    self.notices = notices
  }

  /// Asks the person, unless the answer is known. Where the app does not say why, the process ends
  /// here.
  package func request(
    _ permission: Permission,
    then answered: @escaping PermissionCenter.Answered
  ) {
    let purpose = descriptions.purposeOrStop(for: permission)
    permissions.request(permission, purpose: purpose, then: answered)
  }

  package func stopUndeclaredUse(of permission: Permission) {
    _ = descriptions.purposeOrStop(for: permission)
  }
}
