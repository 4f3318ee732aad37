import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationChapter

@MainActor
@Suite struct Map {
  private let system = TestSystem()
  private let here = Location(
    latitude: 35.02689,
    longitude: 135.79438,
    timestamp: Date(timeIntervalSince1970: 7)
  )
  private let there = Location(
    latitude: 35.02676,
    longitude: 135.79493,
    timestamp: Date(timeIntervalSince1970: 8)
  )

  @Test func `a map that appears asks for nothing and shows no pin`() async {
    let map = await system.showMap()
    #expect(map.words == "no pin yet")
    #expect(system.requests == [])
  }

  @Test func `after a yes it locates, and the pin is where the system says`() async {
    let map = await system.showMap()
    map.locateButtonTapped()
    await system.answer(.authorizedWhenInUse)
    #expect(map.activity == .locating)
    #expect(system.requests == [.authorization, .location])

    await system.say(.didUpdateLocations([here]))
    #expect(map.location == here)
    #expect(map.words == "pin at 35.02689° N, 135.79438° E")
  }

  @Test func `a person who has said yes before is not asked again`() async {
    system.status.withValue { $0 = .authorizedWhenInUse }
    let map = await system.showMap()
    map.locateButtonTapped()
    #expect(map.activity == .locating)
    #expect(system.requests == [.location])
  }

  @Test func `of several locations, the last one gets the pin`() async {
    system.status.withValue { $0 = .authorizedWhenInUse }
    let map = await system.showMap()
    map.locateButtonTapped()
    await system.say(.didUpdateLocations([here, there]))
    #expect(map.location == there)
  }

  @Test func `a failure is shown, the pin stays, and the next try takes it away`() async {
    system.status.withValue { $0 = .authorizedWhenInUse }
    let map = await system.showMap()
    await system.say(.didUpdateLocations([here]))
    map.locateButtonTapped()
    await system.say(.didFail(.noFix))
    #expect(map.activity == .idle)
    #expect(map.words == "The receiver has no fix: go to a window.")
    #expect(map.location == here)

    map.locateButtonTapped()
    #expect(map.problem == nil)
    await system.say(.didUpdateLocations([there]))
    #expect(map.words == "pin at 35.02676° N, 135.79493° E")
  }

  @Test func `the first tap asks, and locates nothing while the answer is open`() async {
    let map = await system.showMap()
    map.locateButtonTapped()
    #expect(map.words == "asking for permission")
    await system.say(.didChangeAuthorization(.notDetermined))
    #expect(map.activity == .asking)
    #expect(system.requests == [.authorization])
  }

  @Test func `an answer without a tap locates nothing`() async {
    let map = await system.showMap()
    await system.answer(.authorizedWhenInUse)
    #expect(map.activity == .idle)
    #expect(system.requests == [])
  }

  @Test func `a map that has gone away does not listen`() async {
    system.status.withValue { $0 = .authorizedWhenInUse }
    let map = await system.showMap()
    map.locateButtonTapped()
    await system.hideMap()
    #expect(system.isListenedTo == false)
    await system.say(.didUpdateLocations([here]))
    #expect(map.location == nil)
  }
}

/// What the feature can ask of the system, and what the system says back: each when the test wants.
@MainActor
private final class TestSystem {
  enum Request { case authorization, location }

  let status = LockIsolated(AuthorizationStatus.notDetermined)
  private let asked = LockIsolated<[Request]>([])
  private let listened = LockIsolated(false)
  private var delegate: AsyncStream<LocationClient.Event>.Continuation?
  private var task: Task<Void, Never>?

  var requests: [Request] { asked.value }
  var isListenedTo: Bool { listened.value }

  func showMap() async -> ControlledMap {
    let (events, delegate) = AsyncStream.makeStream(of: LocationClient.Event.self)
    delegate.onTermination = { [listened] _ in listened.withValue { $0 = false } }
    self.delegate = delegate
    let map = withDependencies { [status, asked, listened] in
      $0.locationClient.authorizationStatus = { status.value }
      $0.locationClient.requestWhenInUseAuthorization = {
        asked.withValue { $0.append(.authorization) }
      }
      $0.locationClient.requestLocation = { asked.withValue { $0.append(.location) } }
      $0.locationClient.events = {
        listened.withValue { $0 = true }
        return events
      }
    } operation: {
      ControlledMap()
    }
    task = Task { await map.task() }
    await rest()
    return map
  }

  func hideMap() async {
    task?.cancel()
    await rest()
  }

  func answer(_ status: AuthorizationStatus) async {
    self.status.withValue { $0 = status }
    await say(.didChangeAuthorization(status))
  }

  func say(_ event: LocationClient.Event) async {
    delegate?.yield(event)
    await rest()
  }

  private func rest() async { await TestClock().advance() }
}
