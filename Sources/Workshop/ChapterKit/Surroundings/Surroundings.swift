import OutsideWorld

/// What is around a run: what counts, what asks for permission, and where complaints go.
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
}
