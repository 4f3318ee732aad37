import Foundation
import OutsideWorld

/// What a recogniser finds in the world around it.
///
/// An app cannot reach this: it gets the one shared world. The package's own tests make another.
package struct DictationSystem: Sendable {
  package var permissions: PermissionCenter
  package var descriptions: UsageDescriptions
  package var footprint: Footprint
  package var notices: Notices
  /// What moves a recorded talk, and the patience with programs.
  package var clock: any Clock<Duration>
  package var source: @Sendable () -> DictationSource

  package init(
    permissions: PermissionCenter,
    descriptions: UsageDescriptions,
    footprint: Footprint,
    notices: Notices,
    clock: any Clock<Duration> = ContinuousClock(),
    source: @escaping @Sendable () -> DictationSource
  ) {
    self.permissions = permissions
    self.descriptions = descriptions
    self.footprint = footprint
    self.notices = notices
    self.clock = clock
    self.source = source
  }

  /// The world of a recogniser that is made here and now: a test may put one of its own in place.
  @TaskLocal package static var current = Self(
    permissions: .shared,
    descriptions: .shared,
    footprint: .shared,
    notices: .shared,
    source: { DictationSource(environment: ProcessInfo.processInfo.environment) }
  )
}
