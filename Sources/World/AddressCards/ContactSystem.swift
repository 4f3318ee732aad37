import OutsideWorld

/// What lies behind every store of this process: the permission and the folder of cards.
package struct ContactSystem: Sendable {
  /// The system of a store that is made here and now: a test may put one of its own in place.
  @TaskLocal package static var current = Self()

  package var world: Surroundings
  package var folder: @Sendable () -> ContactFolder

  package init(
    world: Surroundings = .shared,
    folder: @escaping @Sendable () -> ContactFolder = { .current }
  ) {
    self.world = world
    self.folder = folder
  }

  func read() throws(ContactStoreError) -> FetchResult {
    if let refusal = ContactStoreError(world.permissions.status(of: .contacts)) { throw refusal }
    return try folder().read(noting: world.footprint)
  }
}
