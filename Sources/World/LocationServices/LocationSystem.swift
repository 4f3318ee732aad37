import Foundation
import OperatingSystem
import OutsideWorld

/// What a location manager finds in the world around it.
///
/// An app cannot reach this: it gets the one shared world. The package's own tests make another.
package struct LocationSystem: Sendable {
  package var permissions: PermissionCenter
  package var descriptions: UsageDescriptions
  package var footprint: Footprint
  package var notices: Notices
  /// Where to look for gpsd.
  package var gpsd: @Sendable () throws(LocationError) -> GPSDAddress
  /// The port of the simulator, which may have to be started first.
  package var simulator: @Sendable () throws(SystemFailure) -> UInt16
  /// How long a silence lasts before it is reported.
  package var patience: Duration
  /// How long gpsd may take to be reached, and to be asked.
  package var connectsWithin: Duration

  package init(
    permissions: PermissionCenter,
    descriptions: UsageDescriptions,
    footprint: Footprint,
    notices: Notices,
    gpsd: @escaping @Sendable () throws(LocationError) -> GPSDAddress,
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16,
    patience: Duration = .seconds(10),
    connectsWithin: Duration = .seconds(10)
  ) {
    self.permissions = permissions
    self.descriptions = descriptions
    self.footprint = footprint
    self.notices = notices
    self.gpsd = gpsd
    self.simulator = simulator
    self.patience = patience
    self.connectsWithin = connectsWithin
  }

  /// The world of a manager that is made here and now: a test may put a world of its own in place.
  @TaskLocal package static var current = shared

  package static let shared = Self(
    permissions: .shared,
    descriptions: .shared,
    footprint: .shared,
    notices: .shared,
    gpsd: { () throws(LocationError) in
      try GPSDAddress(environment: ProcessInfo.processInfo.environment)
    },
    simulator: { () throws(SystemFailure) in try GPSDSimulator.sharedPort() }
  )
}
