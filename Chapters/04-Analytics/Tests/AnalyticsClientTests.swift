import Dependencies
import Foundation
import OutsideWorld
import Telemetry
import TelemetryCollector
import TestTools
import Testing

@testable import AnalyticsChapter

@MainActor
@Suite(.serialized) struct AnalyticsClientTests {
  @Test func `live, an event reaches the collector with all that it says`() async throws {
    let folder = try TestFolder()
    let collector = try Collector(port: 0, storage: folder.url)
    defer { collector.stop() }
    let telemetry = telemetry(to: collector.address)
    let map = withDependencies {
      $0.analytics = .live(telemetry)
    } operation: {
      ControlledMap(Locator { .otoyoShrine })
    }
    map.screenAppeared()
    await map.locateButtonTapped()
    #expect(telemetry.flush(within: 60))
    collector.stop()
    let log = try String(contentsOfFile: folder.path("events.jsonl"), encoding: .utf8)
    let names = log.matches(of: /"name":"(.*?)"/).map(\.1)
    #expect(names == ["Map Viewed", "Locate Tapped", "Location Received"])
    #expect(log.contains(#""properties":{"place":"Ōtoyo Shrine"}"#))
    #expect(log.matches(of: /"source":"app"/).count == 3)
  }

  @Test func `in a preview the SDK hears nothing, even with a collector running`() async throws {
    let folder = try TestFolder()
    let collector = try Collector(port: 0, storage: folder.url)
    defer { collector.stop() }
    // A process of its own: the shared instance learns its address once, and posts until the exit.
    await #expect(processExitsWith: .exitCode(7)) { [address = collector.address as String] in
      setenv("TELEMETRY_URL", address, 1)
      let map = await withDependencies {
        $0.context = .preview
      } operation: {
        await ControlledMap(.walking())
      }
      await map.screenAppeared()
      await map.locateButtonTapped()
      exit(7)
    }
    collector.stop()
    #expect(try EventLog(path: folder.path("events.jsonl")).tally.total == 0)
  }

  @Test func `in a test, an event that was not overridden is a failure that names it`() {
    let messages = IssueLog.messages {
      let map = ControlledMap(.walking())
      map.screenAppeared()
    }
    #expect(
      messages.map { $0.replacing(/:\d+,/, with: ":LINE,") } == [
        """
        Unimplemented: AnalyticsClient.track

        It was called with (AnalyticsChapter.AnalyticsEvent(name: "Map Viewed", properties: [:])). \
        Override it before that, or give it a value where it is declared: \
        AnalyticsChapter/AnalyticsClient.swift:LINE, in 'AnalyticsClient'.

        If you did override it: was the model that calls it made in the 'operation:', or with \
        'withDependencies(from: self)'?
        """
      ]
    )
  }

  @Test func `in a test, what is fired and forgotten is over when the call returns`() async {
    let events = LockIsolated<[AnalyticsEvent]>([])
    let analytics = AnalyticsClient { event in events.withValue { $0.append(event) } }
    @Dependency(\.fireAndForget) var fireAndForget
    await fireAndForget { analytics.track(name: "Launched") }
    #expect(events.value == [AnalyticsEvent(name: "Launched")])
  }

  private func telemetry(to address: String) -> Telemetry {
    let telemetry = Telemetry(
      environment: ["TELEMETRY_URL": address],
      timeout: .seconds(60),
      complain: { Issue.record("\($0)") }
    )
    telemetry.source = "app"
    return telemetry
  }
}
