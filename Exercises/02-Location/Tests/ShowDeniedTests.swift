import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ShowDenied {
  @Test func `who has said no reads so as soon as the screen appears`() async {
    let screen = await FindMeScreen(.denied)
    #expect(screen.model.notice == .youSaidNo, "The record says denied, and the screen does not.")
  }

  @Test func `where somebody else has decided, the screen says that`() async {
    let screen = await FindMeScreen(.restricted)
    #expect(
      screen.model.notice == .somebodyElseDecided,
      "The record says restricted, and the screen does not."
    )
  }

  @Test(arguments: [AuthorizationStatus.notDetermined, .authorizedWhenInUse])
  func `where the answer is not no, there is no notice`(_ status: AuthorizationStatus) async {
    let screen = await FindMeScreen(status)
    #expect(screen.model.notice == nil, "There is a notice, although nobody has said no.")
  }

  @Test func `who says no to the prompt reads at once what that means`() async {
    let screen = await FindMeScreen(.notDetermined)
    screen.model.locateButtonTapped()
    await screen.systemChanges(to: .denied)
    #expect(screen.model.notice == .youSaidNo, "The person says no, and the screen stays silent.")
  }

  @Test func `a yes in the settings takes the notice away, and a no brings it back`() async {
    let screen = await FindMeScreen(.denied)
    await screen.systemChanges(to: .authorizedWhenInUse)
    #expect(screen.model.notice == nil, "It is allowed again, and the notice is still there.")

    await screen.systemChanges(to: .restricted)
    #expect(
      screen.model.notice == .somebodyElseDecided,
      "It is restricted now, and the screen does not say so."
    )
  }

  @Test(arguments: [AuthorizationStatus.denied, .restricted])
  func `where the answer is no, the button asks for nothing`(_ status: AuthorizationStatus) async {
    let screen = await FindMeScreen(status)
    screen.model.locateButtonTapped()
    #expect(screen.requests == [], "The answer is no, and the app asks all the same.")
  }

  @Test func `where nobody has been asked, the button asks`() async {
    let screen = await FindMeScreen(.notDetermined)
    screen.model.locateButtonTapped()
    #expect(screen.requests == ["authorization"], "The button has to ask for permission, once.")
  }

  @Test func `where it is allowed, the button moves the pin`() async {
    let screen = await FindMeScreen(.denied)
    await screen.systemChanges(to: .authorizedWhenInUse)
    screen.model.locateButtonTapped()
    #expect(screen.requests == ["location"], "It is allowed now: the button has to locate, once.")

    let here = Location(latitude: 35, longitude: 135, timestamp: Date(timeIntervalSince1970: 7))
    await screen.systemSays(.didUpdateLocations([here]))
    #expect(screen.model.location == here, "A location has arrived, and the pin has not moved.")
  }

  @Test func `a no leaves the pin where it was`() async {
    let screen = await FindMeScreen(.authorizedWhenInUse)
    let here = Location(latitude: 35, longitude: 135, timestamp: Date(timeIntervalSince1970: 7))
    await screen.systemSays(.didUpdateLocations([here]))
    await screen.systemChanges(to: .denied)
    #expect(screen.model.location == here, "The person has said no, and the pin is gone.")
  }
}

/// The screen, and a system that does what the test tells it to.
@MainActor
private final class FindMeScreen {
  let model: FindMe
  private let system: TestSystem
  private let delegate: AsyncStream<LocationClient.Event>.Continuation
  private let task: Task<Void, Never>

  init(_ status: AuthorizationStatus) async {
    let (events, delegate) = AsyncStream.makeStream(of: LocationClient.Event.self)
    let system = TestSystem(status: status)
    let model = withDependencies {
      $0.locationClient = LocationClient(
        authorizationStatus: { system.status },
        requestWhenInUseAuthorization: { system.requests.append("authorization") },
        requestLocation: { system.requests.append("location") },
        events: { events }
      )
    } operation: {
      FindMe()
    }
    self.model = model
    self.system = system
    self.delegate = delegate
    task = Task { await model.task() }
    await TestClock().advance()
  }

  deinit { task.cancel() }

  var requests: [String] { system.requests }

  func systemChanges(to status: AuthorizationStatus) async {
    system.status = status
    await systemSays(.didChangeAuthorization(status))
  }

  func systemSays(_ event: LocationClient.Event) async {
    delegate.yield(event)
    await TestClock().advance()
  }
}

@MainActor
private final class TestSystem {
  var status: AuthorizationStatus
  var requests: [String] = []

  init(status: AuthorizationStatus) { self.status = status }
}
