import ChapterKit
import Dependencies
import DependenciesTestSupport
import OutsideWorld
import Telemetry
import Testing

@testable import InjectionChapter

@MainActor
@Suite(.enabled(if: Pain.isWanted, "It posts real events. To feel it, set WORKBOOK_PAIN=1."))
struct InjectionPain {
  @Test func `a test passes although half of the app is live`() async throws {
    let tracked = LockIsolated<[String]>([])
    let tab = DefaultsTab(
      location: .at(.eikanDo),
      analytics: AnalyticsClient { name in tracked.withValue { $0.append(name) } }
    )
    let footprint = Footprint.shared
    let events = { footprint.count(of: .eventsPosted) + footprint.count(of: .eventsDropped) }
    let before = events()
    tab.opened()
    tab.list?.rowTapped()
    tab.list?.detail?.checkInTapped()
    await tab.list?.detail?.sheet?.leaf.locateTapped()
    #expect(tab.list?.detail?.sheet?.leaf.checkIn?.place == .eikanDo)
    #expect(tracked.value == ["Tab Opened"])
    // All that this test wanted is true. And yet an event has left it for the real collector.
    Telemetry.shared.flush(within: 60)
    #expect(events() == before + 1)
  }
}
