import OutsideWorld

/// The system that a contact store uses. An app cannot reach it; a test replaces it.
package struct ContactSystem: Sendable {
  /// The system of a store that is made in this task.
  @TaskLocal package static var current = Self()

  package var services: SystemServices
  package var folder: @Sendable () -> ContactFolder

  package init(
    services: SystemServices = .shared,
    folder: @escaping @Sendable () -> ContactFolder = { .current }
  ) {
    self.services = services
    self.folder = folder
  }

  func read() throws(ContactStoreError) -> FetchResult {
    if let refusal = ContactStoreError(services.permissions.status(of: .contacts)) { throw refusal }
    return try folder().read(noting: services.footprint)
  }
}
