import OutsideWorld

/// What lies behind every store of this process: the permission and the folder of cards.
package final class ContactSystem: Sendable {
  static let shared = ContactSystem(
    usageDescriptions: .shared,
    permissions: .shared,
    footprint: .shared,
    folder: { .current }
  )

  /// The system of a store that is made here and now: a test may put one of its own in place.
  @TaskLocal package static var current = shared

  private let usageDescriptions: UsageDescriptions
  private let permissions: PermissionCenter
  private let footprint: Footprint
  private let folder: @Sendable () -> ContactFolder

  package init(
    usageDescriptions: UsageDescriptions,
    permissions: PermissionCenter,
    footprint: Footprint,
    folder: @escaping @Sendable () -> ContactFolder
  ) {
    self.usageDescriptions = usageDescriptions
    self.permissions = permissions
    self.footprint = footprint
    self.folder = folder
  }

  func stopUndeclaredUse() {
    _ = usageDescriptions.purposeOrStop(for: .contacts)
  }

  func request(_ answered: @escaping @Sendable (PermissionStatus) -> Void) {
    let purpose = usageDescriptions.purposeOrStop(for: .contacts)
    permissions.request(.contacts, purpose: purpose, then: answered)
  }

  func read() throws(ContactStoreError) -> FetchResult {
    stopUndeclaredUse()
    if let refusal = ContactStoreError(permissions.status(of: .contacts)) { throw refusal }
    return try folder().read(noting: footprint)
  }
}
