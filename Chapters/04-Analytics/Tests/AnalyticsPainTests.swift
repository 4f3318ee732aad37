import Foundation
import OutsideWorld
import Telemetry
import TelemetryCollector
import TestTools
import Testing

@testable import AnalyticsChapter

@Suite(.enabled(if: Pain.isWanted, "It posts real events. To feel it, set WORKBOOK_PAIN=1."))
struct AnalyticsPain {
  @Test func `an afternoon with the preview is in the numbers for ever`() async throws {
    let folder = try TestFolder()
    let collector = try Collector(port: 0, storage: folder.url)
    defer { collector.stop() }
    // A process of its own: the shared instance learns its address once.
    await #expect(processExitsWith: .exitCode(0)) { [address = collector.address as String] in
      setenv("TELEMETRY_URL", address, 1)
      for _ in 1...100 {
        let map = await UncontrolledMap(.walking())
        await map.screenAppeared()
        await map.locateButtonTapped()
      }
      exit(Telemetry.shared.flush(within: 60) ? 0 : 1)
    }
    collector.stop()
    // No user has opened the app. A collector that starts again still counts a hundred of them.
    let log = try EventLog(path: folder.path("events.jsonl"))
    let numbers = log.tally.countsByName.mapValues { counts in
      counts.values.reduce(0, +)
    }
    #expect(numbers == ["Map Viewed": 100, "Locate Tapped": 100, "Location Received": 100])
    StandardError.write(
      """

      ✗ The numbers on which your team decides, after an afternoon with a preview:
          Map Viewed         \(numbers["Map Viewed", default: 0]) people
          Locate Tapped      \(numbers["Locate Tapped", default: 0]) times
          Location Received  \(numbers["Location Received", default: 0]) times
        None of these people exists, and you cannot take them out again.

      """
    )
  }
}
