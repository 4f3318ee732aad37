import OutsideWorld
import TestWorlds

@testable import LocationServices

extension TestWorld {
  func system(
    gpsd: GPSDAddress = .simulator,
    answering answer: PermissionPrompt.Answer = .allow,
    timeout: Duration = .seconds(60),
    simulator: @escaping @Sendable () -> UInt16 = { 0 }
  ) -> LocationSystem {
    LocationSystem(
      services: services(answering: answer),
      gpsd: { gpsd },
      simulator: simulator,
      timeout: timeout
    )
  }
}
