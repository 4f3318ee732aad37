import Foundation
import TestTools
import Testing

@testable import VoiceMemosChapter

@Suite struct BuildCosts {
  @Test func `the feature imports the interfaces; with the live values, none of its own parts`()
    throws
  {
    let modules = FeatureModule.all(isExpensive: true)
    let imports = try modules.map { module in
      try module.sources().values.reduce(into: Set<String>()) { imports, text in
        for line in text.matches(of: /import (Audio\w+)/) { imports.insert(String(line.1)) }
      }
    }
    #expect(imports == [["AudioPlayerClient", "AudioRecorderClient"], []])
    let names = try modules.map { Set(try $0.sources().keys) }
    #expect(names[0].isStrictSubset(of: names[1]))
    #expect(names.map { $0.contains("AudioPlayerClientLive.swift") } == [false, true])
    #expect(names.map { $0.contains("Tax.swift") } == [false, true])
    #expect(try FeatureModule.all(isExpensive: false)[1].sources()["Tax.swift"] == nil)
  }

  @Test func `the longest change has the longest bar`() {
    let costs = [
      BuildCost(name: "the interfaces alone", first: .seconds(9), change: .seconds(2)),
      BuildCost(name: "the live values too", first: .seconds(30), change: .seconds(11)),
    ]
    #expect(
      costs.chart == """
        One line of the feature changes. How long until it is built?
          the interfaces alone █████ 2.0 s
          the live values too  ██████████████████████████████ 11.0 s
        The first build took 9.0 s with the interfaces alone, and 30.0 s with the live values too.
        """
    )
  }

  @Suite(.endToEnd) struct BuildCostEndToEnd {
    @Test func `the real toolchain builds both, and builds them again`() async throws {
      for module in FeatureModule.all(isExpensive: true) {
        let cost = try await module.cost()
        #expect(cost.first > .zero && cost.change > .zero)
      }
    }
  }
}
