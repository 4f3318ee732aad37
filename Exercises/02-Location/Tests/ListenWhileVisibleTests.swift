import Dependencies
import DependenciesTestSupport
import Foundation
import LocationServices
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ListenWhileVisible {
  private let receiver = Receiver()

  // Demand 1
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `the pin follows as long as the screen is there`(_ context: DependencyContext) async {
    let screen = receiver.makeScreen(in: context)
    screen.appears()
    for latitude in [35.0212, 35.0211, 35.0211, -33.8568, 35.0189] {
      await receiver.says(.at(latitude))
      #expect(screen.latitude == latitude, "The screen is there, and the pin is elsewhere.")
      #expect(receiver.listeners == 1, "One screen is there. So many listen:")
    }
    await receiver.says(.at(35.0211), .at(34.9858), .at(35.0189))
    #expect(screen.latitude == 35.0189, "Three locations came at once. It shows:")
    await receiver.says(
      .didFail(LocationError(.locationUnknown, "No fix.")),
      .didChangeAuthorization(.denied)
    )
    #expect(screen.latitude == 35.0189, "A failure and a no came, and the pin is gone.")
    await receiver.says(.at(35.0137))
    #expect(screen.latitude == 35.0137, "After a failure and a no, the pin does not move any more.")
    screen.disappears()
  }

  @Test func `a view that shows the pin is drawn again when the pin moves`() async {
    let screen = receiver.makeScreen()
    screen.appears()
    for latitude in [35.0137, 35.0211, 35.0189] {
      let view = TestView { screen.model.location }
      await receiver.says(.at(latitude))
      #expect(view.isTold, "The pin is to move, and no view hears of it.")
    }
    screen.disappears()
  }

  // Demand 2
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `a screen that has gone away does not listen`(_ context: DependencyContext) async {
    let screen = receiver.makeScreen(in: context)
    for latitude in [35.0137, 35.0211, 35.0189] {
      screen.appears()
      await receiver.says(.at(latitude))
      let shown = screen.latitude
      screen.disappears()
      receiver.everyone.tell(.at(34.9858))
      await receiver.rests()
      #expect(receiver.listeners == 0, "The screen has gone away. So many listen:")
      await receiver.says(.at(34.9858))
      #expect(screen.latitude == shown, "The screen has gone away, and the pin moves.")
    }
    screen.disappears()
    await receiver.rests()
    #expect(receiver.listeners == 0, "The screen went away twice. So many listen:")
  }

  @Test func `before the screen appears, it does not listen`() async {
    let screen = receiver.makeScreen()
    await receiver.says(.at(35.0137))
    #expect(receiver.subscriptions == 0, "The screen was not there yet. It has listened so often:")
    #expect(screen.latitude == nil, "The screen has not appeared yet, and there is a pin.")
  }

  // Demand 3
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `a screen that appears several times in a row listens once`(
    _ context: DependencyContext
  ) async {
    let screen = receiver.makeScreen(in: context)
    for _ in 1...3 {
      screen.appears()
      await receiver.rests()
      #expect(receiver.listeners == 1, "The screen has appeared again. So many listen:")
    }
    await receiver.says(.at(35.0211))
    #expect(screen.latitude == 35.0211, "The screen is there, and the pin is elsewhere.")
    screen.disappears()
    await receiver.rests()
    #expect(receiver.listeners == 0, "It appeared three times and went away. So many listen:")
  }

  // Demand 4
  @Test(arguments: [DependencyContext.test, .live, .preview])
  func `a screen that goes away and comes back at once listens once`(
    _ context: DependencyContext
  ) async {
    let screen = receiver.makeScreen(in: context)
    screen.appears()
    for latitude in [35.0137, 35.0211] {
      let shown = screen.latitude
      screen.disappears()
      screen.appears()
      #expect(screen.latitude == shown, "The screen is back, nothing was told yet. It shows:")
      await receiver.says(.at(latitude))
      #expect(receiver.listeners == 1, "The screen went away and came back. So many listen:")
      #expect(screen.latitude == latitude, "The screen is back, and the pin is elsewhere.")
    }
    screen.disappears()
    screen.appears()
    screen.disappears()
    await receiver.rests()
    #expect(receiver.listeners == 0, "The screen has gone away at last. So many listen:")
    screen.disappears()
    screen.appears()
    await receiver.says(.at(35.0189))
    #expect(receiver.listeners == 1, "The screen went away twice and is back. So many listen:")
    #expect(screen.latitude == 35.0189, "The screen went away twice and is back. It shows:")
    screen.disappears()
  }

  // Demand 5
  @Test func `a screen that is thrown away takes its subscription along`() async {
    var screen: Screen? = receiver.makeScreen()
    weak let left = screen?.model
    screen?.appears()
    await receiver.says(.at(35.0211))
    #expect(left?.location?.latitude == 35.0211, "The screen is there, and the pin is elsewhere.")
    screen = nil
    await receiver.rests()
    #expect(left == nil, "The screen was thrown away, and its own task keeps it alive.")
    #expect(receiver.listeners == 0, "The screen was thrown away. So many listen:")
  }

  // Demand 1
  @Test func `two screens listen for themselves`() async {
    let (first, second) = (receiver.makeScreen(), receiver.makeScreen())
    first.appears()
    second.appears()
    await receiver.says(.at(35.0137))
    #expect(receiver.listeners == 2, "Two screens are there. So many listen:")
    first.disappears()
    await receiver.says(.at(35.0211))
    #expect(receiver.listeners == 1, "One of two screens has gone away. So many listen:")
    #expect(
      [first, second].map(\.latitude) == [35.0137, 35.0211],
      "One of two screens has gone away, and the pin of the other one moves."
    )
    second.disappears()
  }
}

/// A receiver that knows how many listen to it.
@MainActor
private final class Receiver {
  let everyone = Listeners()
  private(set) var subscriptions = 0

  var listeners: Int { everyone.count }

  func makeScreen(in context: DependencyContext = .test) -> Screen {
    withDependencies {
      $0.locationClient.events = {
        self.subscriptions += 1
        return self.everyone.events()
      }
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      Screen(model: FollowMe(), context: context)
    }
  }

  /// One event after the other, with no time between.
  func says(_ events: LocationClient.Event...) async {
    await rests()
    for event in events { everyone.tell(event) }
    await rests()
  }

  func rests() async { await TestClock().advance() }
}

/// What a view does with its model.
@MainActor
private struct Screen {
  let model: FollowMe
  let context: DependencyContext

  var latitude: Double? { model.location?.latitude }

  func appears() { inContext(context) { model.screenAppeared() } }

  func disappears() { inContext(context) { model.screenDisappeared() } }
}

extension LocationClient.Event {
  fileprivate static func at(_ latitude: Double) -> Self {
    .didUpdateLocations([
      Location(latitude: 1, longitude: 2, timestamp: Date(timeIntervalSince1970: 6)),
      Location(latitude: latitude, longitude: 3, timestamp: Date(timeIntervalSince1970: 7)),
    ])
  }
}
