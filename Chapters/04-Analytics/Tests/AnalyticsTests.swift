import Dependencies
import DependenciesTestSupport
import Testing

@testable import AnalyticsChapter

@MainActor
@Suite struct MapAnalytics {
  let events = LockIsolated<[AnalyticsEvent]>([])
  let hasSignal = LockIsolated(false)

  @Test func `a look at the map is one event`() {
    let map = map(.walking())
    map.screenAppeared()
    #expect(events.value == [AnalyticsEvent(name: "Map Viewed")])
  }

  @Test func `a tap is tracked before the location, and the location with its place`() async {
    let events = events
    let map = map(
      Locator {
        #expect(events.value == [AnalyticsEvent(name: "Locate Tapped")])
        return .eikanDo
      }
    )
    await map.locateButtonTapped()
    #expect(map.place == .eikanDo)
    #expect(
      events.value == [
        AnalyticsEvent(name: "Locate Tapped"),
        AnalyticsEvent(name: "Location Received", properties: ["place": "Eikan-dō"]),
      ]
    )
  }

  @Test func `a location that fails is shown, and tracked with its reason`() async {
    let map = map(Locator { () throws(LocatorError) in throw LocatorError(sentence: "No signal.") })
    await map.locateButtonTapped()
    #expect(map.place == nil)
    #expect(map.problem == "No signal.")
    #expect(
      events.value == [
        AnalyticsEvent(name: "Locate Tapped"),
        AnalyticsEvent(name: "Location Failed", properties: ["reason": "No signal."]),
      ]
    )
  }

  @Test func `a location after a failure takes the problem away`() async {
    let map = map(
      Locator { [hasSignal] () throws(LocatorError) in
        guard hasSignal.value else { throw LocatorError(sentence: "No signal.") }
        return .honenIn
      }
    )
    await map.locateButtonTapped()
    hasSignal.withValue { $0 = true }
    await map.locateButtonTapped()
    #expect(map.problem == nil)
    #expect(map.place == .honenIn)
  }

  @Test func `the walk goes past every place, and begins again`() async {
    let map = map(.walking())
    var places: [Place?] = []
    for _ in 1...6 {
      await map.locateButtonTapped()
      places.append(map.place)
    }
    #expect(places == Place.allCases + [.silverPavilion])
  }

  private func map(_ locator: Locator) -> ControlledMap {
    withDependencies { [events] in
      $0.analytics.track = { event in events.withValue { $0.append(event) } }
    } operation: {
      ControlledMap(locator)
    }
  }
}
