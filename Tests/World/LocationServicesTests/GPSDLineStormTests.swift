import DependenciesTestSupport
import Foundation
import Loopback
import Testing

@testable import LocationServices

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite struct GPSDLineStormTests {
  @Test func `lines, whole and broken, are read without harm`() async {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("seed of the storm of gpsd lines: \(seed)")
    await #expect(processExitsWith: .success, "seed \(seed)") { [seed = seed as UInt64] in
      var storm = LineStorm(seed: seed)
      // The first lines fill the caches of the JSON reader; from there on memory stays flat.
      _ = storm.blow(lines: 1_000)
      let before = peakMemory()
      let (reports, longest) = storm.blow(lines: repetitions(10_000).count)
      try #require(peakMemory() - before < 8 << 20)
      try #require(longest <= LineStorm.limit + 4096)
      try #require(
        reports.fixes * 20 > repetitions(10_000).count,
        "Most of the whole lines are understood."
      )
      try #require(
        reports.garbage * 20 > repetitions(10_000).count,
        "Most of the broken ones are noticed."
      )
    }
  }
}

private func peakMemory() -> Int {
  var usage = rusage()
  #if canImport(Glibc)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
  #endif
}
