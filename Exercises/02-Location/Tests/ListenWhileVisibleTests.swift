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
  @Test func `the pin follows as long as the screen is there`() async {
    let model = receiver.makeModel()
    model.screenAppeared()
    for latitude in [35.0137, 35.0211, 35.0211, -33.8568, 35.0189] {
      await receiver.says(latitude)
      #expect(
        model.location?.latitude == latitude,
        "The screen is there, and the pin is elsewhere."
      )
      #expect(receiver.listeners == 1, "One screen is there. So many listen:")
    }
    await receiver.says(35.0211, 34.9858, 35.0189)
    #expect(model.location?.latitude == 35.0189, "Three locations came at once. It shows:")
    await receiver.says(.didFail(LocationError(.locationUnknown, "No fix.")))
    await receiver.says(.didChangeAuthorization(.denied))
    #expect(model.location?.latitude == 35.0189, "A failure and a no came, and the pin is gone.")
    await receiver.says(35.0137)
    #expect(
      model.location?.latitude == 35.0137,
      "A failure and a no came, then a location, and the pin does not move any more."
    )
    model.screenDisappeared()
  }

  @Test func `a view that shows the pin is drawn again when the pin moves`() async {
    let model = receiver.makeModel()
    model.screenAppeared()
    for latitude in [35.0137, 35.0211, 35.0189] {
      let view = TestView { model.location }
      await receiver.says(latitude)
      #expect(view.isTold, "The pin is to move, and no view hears of it.")
    }
    model.screenDisappeared()
  }

  // Demand 2
  @Test func `a screen that has gone away does not listen`() async {
    let model = receiver.makeModel()
    for latitude in [35.0137, 35.0211, 35.0189] {
      model.screenAppeared()
      await receiver.says(latitude)
      #expect(model.location?.latitude == latitude, "The screen is back, and the pin is elsewhere.")
      model.screenDisappeared()
      await receiver.rests()
      #expect(receiver.listeners == 0, "The screen has gone away. So many listen:")
      await receiver.says(34.9858)
      #expect(model.location?.latitude == latitude, "The screen has gone away, and the pin moves.")
    }
    model.screenDisappeared()
    await receiver.rests()
    #expect(receiver.listeners == 0, "The screen went away twice. So many listen:")
    model.screenAppeared()
    await receiver.rests()
    #expect(receiver.listeners == 1, "The screen went away twice and is back. So many listen:")
    model.screenDisappeared()
  }

  @Test func `before the screen appears, it does not listen`() async {
    let model = receiver.makeModel()
    await receiver.says(35.0137)
    #expect(receiver.subscriptions == 0, "The screen was not there yet. It has listened so often:")
    #expect(model.location == nil, "The screen has not appeared yet, and there is a pin.")
    model.screenAppeared()
    await receiver.rests()
    #expect(receiver.listeners == 1, "The screen has appeared. So many listen:")
    model.screenDisappeared()
  }

  // Demand 3
  @Test func `a screen that appears several times in a row listens once`() async {
    let model = receiver.makeModel()
    for _ in 1...3 {
      model.screenAppeared()
      await receiver.rests()
      #expect(receiver.listeners == 1, "The screen has appeared again. So many listen:")
    }
    await receiver.says(35.0211)
    #expect(model.location?.latitude == 35.0211, "The screen is there, and the pin is elsewhere.")
    model.screenDisappeared()
    await receiver.rests()
    #expect(receiver.listeners == 0, "The screen has gone away. So many listen:")
  }

  // Demand 4
  @Test func `a screen that goes away and comes back at once listens once`() async {
    let model = receiver.makeModel()
    model.screenAppeared()
    for latitude in [35.0137, 35.0211] {
      model.screenDisappeared()
      model.screenAppeared()
      await receiver.says(latitude)
      #expect(receiver.listeners == 1, "The screen went away and came back. So many listen:")
      #expect(model.location?.latitude == latitude, "The screen is back, and the pin is elsewhere.")
    }
    model.screenDisappeared()
    model.screenAppeared()
    model.screenDisappeared()
    await receiver.rests()
    #expect(receiver.listeners == 0, "The screen has gone away at last. So many listen:")
  }

  // Demand 5
  @Test func `a screen that is thrown away takes its subscription along`() async {
    var model: FollowMe? = receiver.makeModel()
    weak let left = model
    model?.screenAppeared()
    await receiver.says(35.0211)
    #expect(left?.location?.latitude == 35.0211, "The screen is there, and the pin is elsewhere.")
    model = nil
    await receiver.rests()
    #expect(left == nil, "The screen was thrown away, and its own task keeps it alive.")
    #expect(receiver.listeners == 0, "The screen was thrown away. So many listen:")
  }

  // Demand 1
  @Test func `two screens listen for themselves`() async {
    let (first, second) = (receiver.makeModel(), receiver.makeModel())
    first.screenAppeared()
    second.screenAppeared()
    await receiver.says(35.0137)
    #expect(receiver.listeners == 2, "Two screens are there. So many listen:")
    first.screenDisappeared()
    await receiver.says(35.0211)
    #expect(receiver.listeners == 1, "One of two screens has gone away. So many listen:")
    #expect(
      [first, second].map(\.location?.latitude) == [35.0137, 35.0211],
      "One of two screens has gone away, and the pin of the other one moves."
    )
    second.screenDisappeared()
  }

  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    let model = receiver.makeModel(in: context)
    await inContext(context) {
      for latitude in [35.0137, 35.0211, 35.0189] {
        model.screenAppeared()
        model.screenAppeared()
        await receiver.says(latitude)
        #expect(receiver.listeners == 1, "In context '\(context)', one screen is there. Listening:")
        #expect(
          model.location?.latitude == latitude,
          "In context '\(context)', the screen is there, and the pin is elsewhere."
        )
        model.screenDisappeared()
        await receiver.rests()
        #expect(receiver.listeners == 0, "In context '\(context)', the screen is gone. Listening:")
      }
    }
  }
}

/// A receiver that knows how many listen to it.
@MainActor
private final class Receiver {
  private let everyone = Listeners()
  private(set) var subscriptions = 0

  var listeners: Int { everyone.count }

  func makeModel(in context: DependencyContext = .test) -> FollowMe {
    withDependencies {
      $0.locationClient.events = {
        self.subscriptions += 1
        return self.everyone.events()
      }
      // Last: a part of a client without a live value cannot be overridden in the live context.
      $0.context = context
    } operation: {
      FollowMe()
    }
  }

  /// Where you are, and then where you are, with no time between.
  func says(_ latitudes: Double...) async {
    await rests()
    for latitude in latitudes {
      everyone.tell(
        .didUpdateLocations([
          Location(latitude: 1, longitude: 2, timestamp: Date(timeIntervalSince1970: 6)),
          Location(latitude: latitude, longitude: 3, timestamp: Date(timeIntervalSince1970: 7)),
        ])
      )
    }
    await rests()
  }

  func says(_ event: LocationClient.Event) async {
    await rests()
    everyone.tell(event)
    await rests()
  }

  func rests() async { await TestClock().advance() }
}
