import Dependencies
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ShowDenied {
  private let listeners = Listeners()
  private let status = LockIsolated(AuthorizationStatus.notDetermined)
  private let requests = LockIsolated<[String]>([])
  private let screen: FindMe

  init() {
    screen = withDependencies { [listeners, status, requests] in
      $0.locationClient.authorizationStatus = { status.value }
      $0.locationClient.events = { listeners.events() }
      $0.locationClient.requestLocation = { requests.withValue { $0.append("location") } }
      $0.locationClient.requestWhenInUseAuthorization = {
        requests.withValue { $0.append("prompt") }
      }
    } operation: {
      FindMe()
    }
  }

  @Test func `when the screen appears, the notice fits the record`() async {
    status.setValue(.restricted)
    let visit = await appear()
    defer { visit.cancel() }
    #expect(screen.notice == .othersDecided, "It does not say that the status is restricted.")
  }

  @Test func `while the screen is there, the notice follows the status`() async {
    let visit = await appear()
    defer { visit.cancel() }
    await say(.didFail(LocationError(.denied, "No.")))
    #expect(screen.notice == nil, "A request has failed, and there is a notice.")
    let notices: [AuthorizationStatus: Notice] = [.denied: .youSaidNo, .restricted: .othersDecided]
    for status in [AuthorizationStatus.denied, .restricted, .authorizedWhenInUse, .denied] {
      self.status.setValue(status)
      await say(.didChangeAuthorization(status))
      #expect(screen.notice == notices[status], "The notice does not follow the status \(status).")
    }
    await say(.didUpdateLocations([here]))
    #expect(screen.notice == .youSaidNo, "A place that comes late takes the notice away.")
  }

  @Test(arguments: [
    (AuthorizationStatus.notDetermined, ["prompt"]), (.authorizedWhenInUse, ["location"]),
    (.denied, []), (.restricted, []),
  ])
  func `the button asks only where that helps`(status: AuthorizationStatus, asks: [String]) async {
    self.status.setValue(status)
    let visit = await appear()
    defer { visit.cancel() }
    let notice = screen.notice
    screen.locateButtonTapped()
    #expect(requests.value == asks, "The status is \(status): the button asks for the wrong thing.")
    #expect(screen.notice == notice, "A tap changes the notice.")
  }

  @Test func `a notice leaves the pin where it is`() async {
    let visit = await appear()
    defer { visit.cancel() }
    await say(.didUpdateLocations([here]))
    status.setValue(.denied)
    await say(.didChangeAuthorization(.denied))
    #expect(screen.location == here, "The person said no, and the pin is gone.")
  }

  private func appear() async -> Task<Void, Never> {
    let visit = Task { await screen.task() }
    await TestClock().advance()
    return visit
  }

  private func say(_ event: LocationClient.Event) async {
    listeners.tell(event)
    await TestClock().advance()
  }
}

private let here = Location(latitude: 35, longitude: 135, timestamp: .distantPast)
