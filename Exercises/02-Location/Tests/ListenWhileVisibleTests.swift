import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Synchronization
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ListenWhileVisible {
  private let system = ListenedTo()

  @Test func `the pin follows as long as the screen is there`() async {
    let model = system.makeModel()
    model.screenAppeared()
    await system.says(latitude: 35.01)
    await system.says(latitude: 35.02)
    #expect(model.location?.latitude == 35.02, "The screen is there, and the pin does not follow.")
    #expect(system.listeners == 1, "One screen has to listen once.")
  }

  @Test func `nobody listens when the screen has gone away`() async {
    let model = system.makeModel()
    model.screenAppeared()
    await system.says(latitude: 35.01)
    model.screenDisappeared()
    await system.rests()
    #expect(system.listeners == 0, "The screen has gone away, and its subscription has not ended.")

    await system.says(latitude: 35.02)
    #expect(model.location?.latitude == 35.01, "The screen has gone away, and the pin moves on.")
  }

  @Test func `nobody listens before the screen appears`() async {
    let model = system.makeModel()
    await system.says(latitude: 35.01)
    #expect(system.listeners == 0, "The screen has not appeared yet, and it listens already.")
    #expect(model.location == nil, "The screen has not appeared yet, and there is a pin.")
  }

  @Test func `a screen that gets covered and appears again listens once, and hears`() async {
    let model = system.makeModel()
    model.screenAppeared()
    await system.rests()
    model.screenAppeared()
    await system.rests()
    #expect(system.listeners == 1, "The screen has appeared twice, and does not listen once.")

    model.screenDisappeared()
    await system.rests()
    #expect(system.listeners == 0, "One of the subscriptions has outlived the screen.")

    model.screenAppeared()
    await system.says(latitude: 35.03)
    #expect(model.location?.latitude == 35.03, "The screen is back, and the pin does not follow.")
  }

  @Test func `going away and coming back in one breath leaves one listener`() async {
    let model = system.makeModel()
    model.screenAppeared()
    model.screenDisappeared()
    model.screenAppeared()
    await system.says(latitude: 35.04)
    #expect(system.listeners == 1, "The screen is there once, and does not listen once.")
    #expect(model.location?.latitude == 35.04, "The screen is there, and the pin does not follow.")
  }

  @Test func `a screen that is thrown away takes its subscription along`() async {
    var model: FollowMe? = system.makeModel()
    weak let left = model
    model?.screenAppeared()
    await system.says(latitude: 35.05)
    model = nil
    await system.rests()
    #expect(left == nil, "Nobody needs the screen any more, and its own task keeps it alive.")
    #expect(system.listeners == 0, "The screen does not exist any more, and it still listens.")
  }
}

/// A system that knows how many subscriptions there are.
private final class ListenedTo: Sendable {
  private let delegates = Mutex<[Int: AsyncStream<LocationClient.Event>.Continuation]>([:])

  var listeners: Int { delegates.withLock { $0.count } }

  @MainActor
  func makeModel() -> FollowMe {
    var subscriptions = 0
    return withDependencies {
      $0.locationClient.events = {
        subscriptions += 1
        return self.subscribe(subscriptions)
      }
    } operation: {
      FollowMe()
    }
  }

  private func subscribe(_ number: Int) -> AsyncStream<LocationClient.Event> {
    let (events, delegate) = AsyncStream.makeStream(of: LocationClient.Event.self)
    delegates.withLock { $0[number] = delegate }
    delegate.onTermination = { _ in
      // Let go of outside of the lock, because what is let go of may end, too.
      _ = self.delegates.withLock { $0.removeValue(forKey: number) }
    }
    return events
  }

  @MainActor
  func says(latitude: Double) async {
    await rests()
    let here = Location(
      latitude: latitude,
      longitude: 135.79,
      timestamp: Date(timeIntervalSince1970: 7)
    )
    let listening = delegates.withLock { Array($0.values) }
    for delegate in listening { delegate.yield(.didUpdateLocations([here])) }
    await rests()
  }

  @MainActor
  func rests() async { await TestClock().advance() }
}
