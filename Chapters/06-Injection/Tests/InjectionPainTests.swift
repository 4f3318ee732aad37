import Dependencies
import DependenciesTestSupport
import OutsideWorld
import Telemetry
import TestTools
import Testing

@testable import InjectionChapter

/// A test that is green, and what has left it.
@MainActor
@Suite(
  .serialized,
  .enabled(if: Pain.isWanted, "It posts a real event. To feel it, set WORKBOOK_PAIN=1.")
)
struct InjectionPain {
  private static let before = LockIsolated(0)

  @Test func `1. the test of the first leaf passes`() async {
    let before = eventsThatLeft()
    Self.before.setValue(before)
    let tracked = LockIsolated<[String]>([])
    let tab = DefaultsTab(
      location: .at(.eikanDo),
      analytics: AnalyticsClient { name in tracked.withValue { $0.append(name) } }
    )
    tab.opened()
    tab.list?.rowTapped()
    tab.list?.detail?.checkInTapped()
    await tab.list?.detail?.sheet?.leaf.locateTapped()
    #expect(tab.list?.detail?.sheet?.leaf.checkIn?.place == .eikanDo)
    #expect(tracked.value == ["Tab Opened"])
  }

  @Test func `2. and nothing has left it`() {
    let left = eventsThatLeft() - Self.before.value
    #expect(left == 0, "\(left) event has left the green test.")
  }

  private func eventsThatLeft() -> Int {
    Telemetry.shared.flush(within: 60)
    return Footprint.shared.count(of: .eventsPosted) + Footprint.shared.count(of: .eventsDropped)
  }
}
