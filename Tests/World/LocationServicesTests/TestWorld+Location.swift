import LocationServices
import OutsideWorld
import TestWorlds

extension TestWorld {
  func locationSystem(
    gpsd: UInt16? = nil,
    answering answer: PermissionPrompt.Answer = .allow,
    timeout: Duration = .seconds(60),
    simulator: @escaping @Sendable () -> UInt16 = { 0 }
  ) -> LocationSystem {
    LocationSystem(
      services: system(answering: answer),
      gpsd: gpsd,
      simulator: simulator,
      timeout: timeout
    )
  }
}
