import Foundation
import PlantedCourses

@testable import Workbook

/// A folder that looks like a toolchain's, as far as the doctor looks.
struct FakeToolchain: Sendable {
  private let folder: String

  init(in workbook: PlantedCourse) throws {
    folder = workbook.path("toolchain")
    try workbook.write("toolchain/linux/Testing.swiftmodule", "")
  }

  func info(
    version: String = "6.3.1",
    testing: Bool = true,
    triple: String = "x86_64-unknown-linux-gnu"
  ) -> Data {
    Data(
      """
      {
        "compilerVersion": "Swift version \(version) (swift-\(version)-RELEASE)",
        "target": { "triple": "\(triple)" },
        "paths": { "runtimeLibraryImportPaths": ["\(folder)/\(testing ? "linux" : "empty")"] }
      }
      """.utf8
    )
  }
}

extension DoctorProbes {
  /// A machine on which everything is as it should be.
  static func good(_ toolchain: FakeToolchain) -> DoctorProbes {
    DoctorProbes(
      targetInfo: { toolchain.info() },
      developerFolder: { nil },
      platform: { PlatformFacts(system: "Linux", version: "6.18", architecture: "x86_64") },
      freeSpace: { _ in 81_250_000_000 },
      canWrite: { _ in true }
    )
  }
}
