import Foundation
import OperatingSystem
import OutsideWorld
import Synchronization
import TestTools

@testable import LocationServices

/// A world of its own for one test: the person has been asked for nothing, and gpsd is a script.
final class LocationWorld: Sendable {
  let footprint = Footprint()
  let descriptions = UsageDescriptions()
  private let folder = quickestFolder.appending(path: "world-\(UUID())")
  private let said = Mutex<[String]>([])

  init(purpose: String? = "To put a pin on the map.") {
    if let purpose { descriptions.declare(.location, purpose) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// The notices that the person has seen.
  var notices: [String] { said.withLock { $0 } }

  /// The person has made up their mind before.
  func decide(_ status: PermissionStatus) {
    PermissionRecord(folder: folder).record(status, of: .location, for: "Map")
  }

  func system(
    gpsd: GPSDAddress = .simulator,
    answering answer: PermissionPrompt.Answer = .allow,
    patience: Duration = .seconds(60),
    simulator: @escaping @Sendable () throws(SystemFailure) -> UInt16 = {
      () throws(SystemFailure) in throw SystemFailure(ENFILE)
    }
  ) -> LocationSystem {
    LocationSystem(
      permissions: PermissionCenter(
        app: "Map",
        record: PermissionRecord(folder: folder),
        footprint: footprint,
        presenter: .answering(answer)
      ),
      descriptions: descriptions,
      footprint: footprint,
      notices: Notices { [weak self] line in self?.hear(line) },
      gpsd: { gpsd },
      simulator: simulator,
      patience: patience,
      connectsWithin: .seconds(60)
    )
  }

  private func hear(_ line: String) {
    said.withLock { $0.append(line) }
  }
}
