// A notice may be right and stay unseen, because no view is notified; or be right the first time
// only. And the button may trust a notice that is not there yet.
import Dependencies
import LocationServices
import Observation
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ShowDeniedEdges {
  private let listeners = Listeners()
  private let status = LockIsolated(AuthorizationStatus.notDetermined)
  private let requests = LockIsolated(0)
  private let screen: FindMe

  init() {
    screen = withDependencies { [listeners, status, requests] in
      $0.locationClient.authorizationStatus = { status.value }
      $0.locationClient.events = { listeners.events() }
      $0.locationClient.requestLocation = { requests.withValue { $0 += 1 } }
    } operation: {
      FindMe()
    }
  }

  @Test func `a view is notified of the notice`() async {
    let visit = Task { await screen.task() }
    defer { visit.cancel() }
    await TestClock().advance()
    let isNotified = LockIsolated(false)
    withObservationTracking {
      _ = screen.notice
    } onChange: {
      isNotified.setValue(true)
    }
    status.setValue(.denied)
    listeners.tell(.didChangeAuthorization(.denied))
    await TestClock().advance()
    #expect(isNotified.value, "The status is denied now, and a view of the notice is not notified.")
  }

  @Test func `a screen that appears again looks again`() async {
    status.setValue(.denied)
    let firstVisit = Task { await screen.task() }
    await TestClock().advance()
    firstVisit.cancel()
    status.setValue(.authorizedWhenInUse)
    let nextVisit = Task { await screen.task() }
    defer { nextVisit.cancel() }
    await TestClock().advance()
    #expect(screen.notice == nil, "It was away when the person said yes, and still shows the no.")
  }

  @Test func `a tap before the screen appears asks the record too`() {
    status.setValue(.denied)
    screen.locateButtonTapped()
    #expect(requests.value == 0, "The record says no, and the button asks all the same.")
  }
}
