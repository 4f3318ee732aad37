/// The services of the operating system that each framework uses: the permissions, the app's usage
/// descriptions, the footprint, and the notices to the person.
///
/// An app cannot reach them. A test makes its own.
package struct SystemServices: Sendable {
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

  /// Asks the person, unless the answer is known. The process ends here if the app has declared no
  /// usage description.
  package func request(
    _ permission: Permission,
    completion: @escaping PermissionCenter.Completion
  ) {
    let purpose = descriptions.purposeOrAbort(for: permission)
    permissions.request(permission, purpose: purpose, completion: completion)
  }

  /// The process ends here if the app has declared no usage description.
  package func requireUsageDescription(of permission: Permission) {
    _ = descriptions.purposeOrAbort(for: permission)
  }
}
