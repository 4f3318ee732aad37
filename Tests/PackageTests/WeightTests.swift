import Foundation
import Testing

/// The whole house is small enough to be read. Each number is what a wing has, rounded up: one that
/// becomes smaller gets a smaller number here, and one that has to grow says why in its commit.
@Suite struct TheWeight {
  static let limits = [
    "Chapters": 17_502,
    "Exercises": 12_321,
    "Solutions": 3_403,
    "Sources/Control": 9_225,
    "Sources/Platform": 1_855,
    "Sources/Workshop": 26_336,
    "Sources/World": 7_363,
    "Tests": 31_513,
  ]

  @Test(arguments: limits.keys.sorted()) func `a wing has no more lines than it had`(
    wing: String
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: wing)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path())
    var lines = 0
    for file in files where file.hasSuffix(".swift") {
      lines += try Data(contentsOf: folder.appending(path: file)).count { $0 == 0x0A }
    }
    #expect(lines > 0)
    #expect(lines <= Self.limits[wing] ?? 0)
  }
}
