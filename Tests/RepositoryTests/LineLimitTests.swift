import Course
import Foundation
import TestTools
import Testing

/// All of it is small enough to be read. The limits are round: they show where it grows, and no
/// line is joined to meet one. A part that has to grow says why in its commit. Together, they are
/// 80,000 at most.
@Suite struct LineLimits {
  static let limits = [
    "Chapters": 16_500,
    "Exercises": 5_400,
    "Solutions": 3_000,
    "Sources/Control": 7_500,
    "Sources/Platform": 1_200,
    "Sources/Workshop": 13_500,
    "Sources/World": 5_000,
    "Tests": 18_000,
  ]

  @Test(arguments: limits.keys.sorted()) func `a part stays within its limit`(part: String) throws {
    let folder = repository.appending(path: part)
    let lines = try repository.sources(below: part).reduce(0) { sum, file in
      sum + (try Data(contentsOf: folder.appending(path: file)).count { $0 == 0x0A })
    }
    #expect(lines > 0)
    #expect(lines <= Self.limits[part] ?? 0)
  }
}
