import Dependencies
import Foundation
import LocationServices
import TestProbes
import Testing

@testable import LocationExercises

@MainActor
@Suite struct ListenWhileVisible {
  private let receiver = Receiver()

  // Demand 1
  @Test func `the pin follows as long as the screen is there`() async {
    let screen = receiver.makeScreen()
    screen.appears()
    for latitude in [35.0212, 35.0211, 35.0211, -33.8568, 35.0189] {
      await receiver.says(.at(latitude))
      #expect(screen.latitude == latitude, "The screen is there, and the pin is elsewhere.")
    }
    await receiver.says(.at(35.0211), .at(34.9858), .at(35.0189))
    #expect(screen.latitude == 35.0189, "Three locations came at once. It shows:")
    screen.disappears()
    await expect([[.appears], [.failure, .nothing], [.location]])
  }

  // Demand 2
  @Test func `a screen that has gone away does not listen`() async {
    await expect([[.appears], [.location], [.goes]])
  }

  @Test func `before the screen appears, it does not listen`() async {
    let screen = receiver.makeScreen()
    await receiver.says(.at(35.0137))
    #expect(receiver.subscriptions == 0, "The screen was not there yet. Its subscriptions:")
    #expect(screen.latitude == nil, "The screen has not appeared yet, and there is a pin.")
  }

  @Test func `two screens listen for themselves`() async {
    let (first, second) = (receiver.makeScreen(), receiver.makeScreen())
    first.appears()
    second.appears()
    await receiver.says(.at(35.0137))
    #expect(receiver.listeners == 2, "Two screens are there. Listeners:")
    first.disappears()
    await receiver.says(.at(35.0211))
    #expect(receiver.listeners == 1, "One of two screens has gone away. Listeners:")
    #expect(
      [first, second].map(\.latitude) == [35.0137, 35.0211],
      "One of two screens has gone away: only the pin of the other one has to move."
    )
    second.disappears()
  }

  // Demand 3
  @Test func `a screen that appears several times in a row listens once`() async {
    await expect([[.appears], [.appears, .rests], [.appears], [.goes]])
  }

  // Demand 4
  @Test(arguments: contexts)
  func `a screen that comes and goes in any order listens while it is there`(
    _ context: DependencyContext
  ) async {
    await everyOrder(
      upTo: context == .test ? 5 : 4,
      of: Step.following,
      fault: { await fault(after: $0, in: context) }
    )
  }

  // Demand 5
  @Test(arguments: contexts)
  func `a screen that is thrown away takes its subscription along`(
    _ context: DependencyContext
  ) async {
    var screen: Screen? = receiver.makeScreen(in: context)
    weak let left = screen?.model
    screen?.appears()
    await receiver.says(.at(35.0211))
    #expect(left?.location?.latitude == 35.0211, "The screen is there, and the pin is elsewhere.")
    screen = nil
    await receiver.rests()
    #expect(left == nil, "The screen was released, and something keeps its model alive.")
    #expect(receiver.listeners == 0, "The screen was released, and its task still listens.")
  }

  /// Tries each step after each of those before.
  private func expect(_ steps: [[Step]], _ location: SourceLocation = #_sourceLocation) async {
    await everyOrder(
      upTo: steps.count,
      of: { steps[$0.count] },
      sourceLocation: location,
      fault: { await fault(after: $0, in: .test) }
    )
  }

  /// What is not as these steps make it.
  private func fault(after steps: [Step], in context: DependencyContext) async -> String? {
    let receiver = Receiver()
    let screen = receiver.makeScreen(in: context)
    var (isThere, isNew, pin) = (false, false, Double?.none)
    for (number, step) in steps.enumerated() {
      let before = screen.latitude
      let view = TestView { screen.latitude }
      switch step {
      case .appears:
        screen.appears()
        (isThere, isNew) = (true, true)
      case .goes:
        screen.disappears()
        isThere = false
      case .rests:
        await receiver.rests()
        isNew = false
      case .failure:
        await receiver.says(
          .didFail(LocationError(.denied, "No.")),
          .didChangeAuthorization(.denied),
          .didChangeAuthorization(.restricted),
          .didFail(LocationError(.network, "No net."))
        )
      case .nothing: await receiver.says(.didUpdateLocations([]))
      case .location:
        // A screen that has just appeared may need a moment to begin, or to end.
        if isThere || isNew { await receiver.rests() }
        receiver.everyone.tell(.at(35 + Double(number) / 89))
        await receiver.rests()
        if isThere { pin = 35 + Double(number) / 89 }
      }
      if screen.latitude != pin {
        let latitudes = [screen.latitude, pin].map { $0.map { "\($0)" } ?? "nil" }
        return "The pin's latitude is \(latitudes[0]), and not \(latitudes[1])."
      }
      if pin != before, !view.isTold { return "No view is notified that the pin has moved." }
    }
    await receiver.rests()
    defer { screen.disappears() }
    let right = isThere ? 1 : 0
    return receiver.listeners == right ? nil : "\(receiver.listeners) listen, and not \(right)."
  }
}

private enum Step: String, CustomStringConvertible {
  case appears = "the screen appears"
  case goes = "the screen goes away"
  case rests = "a moment passes"
  case location = "a location is sent"
  case nothing = "an empty list of locations is sent"
  case failure = "a failure and a no are sent"

  /// What may come next: a moment, or what takes one, only after something else.
  static func following(_ steps: [Self]) -> [Self] {
    switch steps.last {
    case .rests, .location, .failure: [.appears, .goes, .location]
    default: [.appears, .goes, .rests, .location, .failure]
    }
  }

  var description: String { rawValue }
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
