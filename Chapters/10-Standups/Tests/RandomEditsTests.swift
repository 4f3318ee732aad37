import TestTools
import Testing

@testable import StandupsChapter

/// Two windows over one file, and two people who do anything at any moment.
@MainActor
@Suite struct RandomEdits {
  @Test func `nothing of either is lost without a word`() async throws {
    for seed in repetitions(25_000) {
      var windows = TwoWindows(seed: seed)
      await windows.run()
      let lost = try windows.lost()
      #expect(lost == [], "seed \(seed), told: \(windows.told)")
    }
  }
}
