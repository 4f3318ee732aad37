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
    testing: Bool = true,
    triple: String = "x86_64-unknown-linux-gnu"
  ) -> Data {
    Data(
      """
      {
        "compilerVersion": "Swift version 6.3.1 (swift-6.3.1-RELEASE)",
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
      isTranslated: { false },
      freeSpace: { _ in 81_250_000_000 },
      canWrite: { _ in true }
    )
  }
}
