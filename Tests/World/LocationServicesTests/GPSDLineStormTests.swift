import DependenciesTestSupport
import Foundation
import Loopback
import OperatingSystem
import Testing

@testable import LocationServices

@Suite struct GPSDLineStormTests {
  @Test func `lines, whole and broken, are read without harm`() async {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of the storm of gpsd lines: \(seed)")
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      var storm = LineStorm(seed: seed)
      // The first lines fill the caches of the JSON reader; from there on memory stays flat.
      let (first, _) = storm.blow(lines: 1_000)
      let before = PeakMemory.ofProcess
      let (reports, longest) = storm.blow(lines: repetitions(10_000).count)
      try #require(PeakMemory.ofProcess - before < 8 << 20)
      try #require(longest <= LineStorm.limit + 4096)
      // Of all lines: among some hundred, chance alone may leave too few.
      let all = 1_000 + repetitions(10_000).count
      try #require(
        (first.fixes + reports.fixes) * 20 > all,
        "Most of the whole lines are understood."
      )
      try #require(
        (first.garbage + reports.garbage) * 20 > all,
        "Most of the broken ones are noticed."
      )
    }
  }
}
