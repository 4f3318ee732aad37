import Foundation
import LocationServices
import OutsideWorld
import Telemetry
import TestWorlds

/// Runs an operation in a world of its own: a fresh record, a person who answers, a walk.
///
/// - Parameters:
///   - answer: What the person says when the prompt comes up; nil where no person is there.
///   - hear: Gets the events that are tracked.
@MainActor
func withWorld(
  answering answer: PermissionPrompt.Answer?,
  hear: @escaping @Sendable (String) -> Void = { _ in },
  _ operation: (Footprint) async throws -> Void
) async throws {
  let simulator = try GPSDSimulator(interval: .seconds(3600))
  defer { simulator.stop() }
  let world = TestWorld(declaring: .location)
  let system = LocationSystem(
    services: world.system(answering: answer),
    gpsd: simulator.port,
    timeout: .seconds(60)
  )
  let telemetry = Telemetry(environment: [:], sink: { name, _ in hear(name) })
  try await Telemetry.$current.withValue(telemetry) {
    try await LocationSystem.$current.withValue(system) { try await operation(world.footprint) }
  }
}
