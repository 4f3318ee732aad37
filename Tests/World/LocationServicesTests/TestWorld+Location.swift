import OperatingSystem
import OutsideWorld
import TestWorlds

@testable import LocationServices

extension TestWorld {
  func system(
    gpsd: GPSDAddress = .simulator,
    answering answer: PermissionPrompt.Answer = .allow,
    patience: Duration = .seconds(60),
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16 = {
      () throws(SystemFailure) in throw SystemFailure(ENFILE)
    }
  ) -> LocationSystem {
    LocationSystem(
      world: surroundings(answering: answer),
      gpsd: { gpsd },
      simulator: simulator,
      patience: patience
    )
  }
}
