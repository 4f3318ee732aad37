import Dependencies
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ListenWhileVisible {
  private let listeners = Listeners()

  @Test func `the pin follows as long as the screen is there`() async {
    let screen = makeScreen()
    screen.screenAppeared()
    await say(1)
    #expect(screen.location?.latitude == 1)
    await say(2)
    #expect(screen.location?.latitude == 2)
    screen.screenDisappeared()
    await say(3)
    #expect(screen.location?.latitude == 2, "The screen has gone away, and its pin still moves.")
    #expect(listeners.count == 0, "The screen has gone away, and something listens.")
  }

  @Test func `it listens once, and one disappearance ends that`() async {
    let screen = makeScreen()
    #expect(listeners.count == 0, "The screen has not appeared yet, and something listens.")
    for _ in 1...3 { screen.screenAppeared() }
    await TestClock().advance()
    #expect(listeners.count == 1, "It appeared three times, and should listen once.")
    screen.screenDisappeared()
    await TestClock().advance()
    #expect(listeners.count == 0, "The screen has gone away, and something listens.")
  }

  @Test func `a screen that has gone away may come back at once`() async {
    let screen = makeScreen()
    screen.screenAppeared()
    await say(5)
    screen.screenDisappeared()
    screen.screenAppeared()
    #expect(screen.location?.latitude == 5, "The screen is back, and its pin has moved.")
    await say(6)
    #expect(screen.location?.latitude == 6, "The screen is back, and the pin does not follow.")
    #expect(listeners.count == 1, "The screen is back, and should listen once.")
  }

  @Test func `a screen that is released leaves nothing behind`() async {
    var screen: FollowMe? = makeScreen()
    weak let released = screen
    screen?.screenAppeared()
    await say(7)
    screen = nil
    await TestClock().advance()
    #expect(released == nil, "The screen was released, and something keeps its model alive.")
    #expect(listeners.count == 0, "The screen was released, and its task still listens.")
  }

  private func makeScreen() -> FollowMe {
    withDependencies { [listeners] in
      $0.locationClient.events = { listeners.events() }
    } operation: {
      FollowMe()
    }
  }

  private func say(_ latitude: Double) async {
    // A task that listens has to begin first.
    await TestClock().advance()
    let time = Date(timeIntervalSince1970: 7)
    let here = Location(latitude: latitude, longitude: 3, timestamp: time)
    listeners.tell(.didUpdateLocations([here]))
    await TestClock().advance()
  }
}
