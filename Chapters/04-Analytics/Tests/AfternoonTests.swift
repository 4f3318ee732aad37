import Dependencies
import DependenciesTestSupport
import Telemetry
import Testing

@testable import AnalyticsChapter

@MainActor
@Suite(.dependency(\.continuousClock, ImmediateClock()))
struct AfternoonOfPreviews {
  @Test func `a hundred previews that reach the SDK are a hundred people`() async {
    let afternoon = await passed { UncontrolledMap(.walking()) }
    #expect(afternoon.counts == Afternoon.EventCounts(posted: 300))
    #expect(
      afternoon.verdict == """
        100 previews, 300 events posted. The collector counts 100 more people who viewed the map: \
        none of them exists.
        """
    )
    #expect(afternoon.heads == Array(repeating: row(of: "●"), count: 5))
  }

  @Test func `a hundred previews that pass a client that tells nothing are no people`() async {
    let afternoon = await passed { ArgumentMap.preview }
    #expect(afternoon.counts == Afternoon.EventCounts())
  }

  @Test func `a hundred previews that ask for their analytics are no people`() async {
    let afternoon = await passed { ControlledMap.preview }
    #expect(afternoon.counts == Afternoon.EventCounts())
    #expect(
      afternoon.verdict == "100 previews, no event posted. The numbers are those of your users."
    )
    #expect(afternoon.heads == Array(repeating: row(of: "○"), count: 5))
  }

  @Test func `without a collector, it says what would have been counted`() async {
    let afternoon = await passed(isDropping: true) { UncontrolledMap(.walking()) }
    #expect(
      afternoon.verdict == """
        100 previews, 300 events dropped. Start a collector, and it counts people who do not exist: \
        swift run Analytics collector
        """
    )
    #expect(afternoon.heads == Array(repeating: row(of: "○"), count: 5))
  }

  private func passed(
    isDropping: Bool = false,
    _ preview: () -> any MapModel
  ) async -> Afternoon {
    let events = LockIsolated(0)
    let telemetry = Telemetry(environment: [:], sink: { _, _ in events.withValue { $0 += 1 } })
    let afternoon = Afternoon()
    let counts = {
      Afternoon.EventCounts(
        posted: isDropping ? 0 : events.value,
        dropped: isDropping ? events.value : 0
      )
    }
    await Telemetry.$current.withValue(telemetry) {
      await afternoon.pass(preview, count: counts, finish: counts)
    }
    return afternoon
  }

  private func row(of head: String) -> String {
    Array(repeating: head, count: 20).joined(separator: " ")
  }
}
