import Dependencies
import Foundation
import IssueReporting
import TestProbes
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct SurviveTheEscape {
  // Demand 1
  @Test(arguments: contexts)
  func `a visit gets the date and the analytics of its walk`(_ context: DependencyContext) {
    let world = World(at: 7, in: context)
    let walk = world.walk()
    walk.started()
    let view = TestView { walk.visits }
    // What a visit reports comes last: what it should have been made with says more.
    let issues = IssueLog.messages { world.arrive("Hōnen-in") }
    #expect(walk.visits.map(\.place.name) == ["Hōnen-in"], "The radar's call is over. The visits:")
    #expect(view.isTold, "A view that shows the visits is not notified of a new one.")
    #expect(
      walk.visits.map(\.arrival) == [Date(timeIntervalSince1970: 7)],
      "In context '\(context)', the walk was made with this date. The visit has:"
    )
    #expect(world.tracked.value == ["Arrived at Hōnen-in"], "The walk's analytics received:")
    #expect(issues == [], "The visit was made, and reported:")
  }

  // Demand 2
  @Test func `a photo gets the date of the walk, at the moment at which it is developed`() {
    let world = World(at: 100)
    var walk = world.walk()
    walk.started()
    world.arrive("Eikan-dō")
    world.arrive("Nanzen-ji")
    for visit in walk.visits + walk.visits.prefix(1) {
      let view = TestView { visit.photos }
      visit.photoTapped()
      #expect(view.isTold, "A view that shows the photos is not notified of a new one.")
    }
    let photos = walk.visits.flatMap(\.photos)
    walk = world.walk()  // The first walk is gone, and its visits with it.
    for photo in photos {
      world.now.withValue { $0 += 61.25 }
      photo.developed()
    }
    #expect(
      photos.map { withDependencies(from: $0) { WallOfTomorrow() }.frame.wood }
        == Array(repeating: "ash", count: 3),
      "The walk was made with a frame of ash. What its photos may make one day has:"
    )
    // Demand 3
    #expect(
      photos.map(\.date) == [161.25, 222.5, 283.75].map { Date(timeIntervalSince1970: $0) },
      "Three photos, taken at 100 s and developed 61.25 s apart, when their walk is gone, have:"
    )
  }

  // Demand 5
  @Test(arguments: contexts)
  func `in every order, two walks keep their own`(_ context: DependencyContext) async {
    await everyOrder(upTo: context == .test ? 6 : 4, of: Step.following) { steps in
      guard let fault = fault(after: steps, in: context) else { return nil }
      let places = [
        // Demand 6
        fault == "Something still holds the walk." ? #_sourceLocation : nil,
        // Demand 5
        #_sourceLocation,
      ]
      return (fault, places.compactMap(\.self)[0])
    }
  }

  // Demand 4
  @Test(arguments: contexts)
  func `a reminder uses what was in force when it was asked for`(_ context: DependencyContext) {
    let worlds = [World(at: 1, in: context), World(at: 2, in: context)]
    for (world, name) in zip(worlds, ["Hōnen-in", "Eikan-dō"]) {
      withDependencies {
        world.override(&$0)
      } operation: {
        remind(of: Place(name: name))
        remind(of: Place(name: "\(name), again"))
      }
    }
    let early = worlds.flatMap(\.tracked.value)
    #expect(early == [], "In context '\(context)', the radar has not called back yet. Tracked was:")
    // The radar calls back when that is long over, where the other world's overrides are in force.
    for (world, other) in zip(worlds, worlds.reversed()) {
      withDependencies({ other.override(&$0) }, operation: { world.callBack() })
    }
    #expect(
      worlds.map(\.tracked.value) == [
        ["Reminded of Hōnen-in", "Reminded of Hōnen-in, again"],
        ["Reminded of Eikan-dō", "Reminded of Eikan-dō, again"],
      ],
      "In context '\(context)', two reminders of each world came amid the other's overrides. Tracked:"
    )
  }

  // Demand 6
  @Test func `a walk that is thrown away is gone`() {
    let world = World(at: 1)
    var walk: Walk? = world.walk()
    walk?.started()
    weak let gone = walk
    walk = nil
    #expect(gone == nil, "The walk was thrown away, but something still holds it.")
  }

  /// What is not as these steps make it, or what they report.
  private func fault(after steps: [Step], in context: DependencyContext) -> String? {
    let reports = IssueLog()
    let found = withIssueReporters([reports]) { difference(after: steps, in: context) }
    return found ?? reports.messages.first
  }

  private func difference(after steps: [Step], in context: DependencyContext) -> String? {
    let worlds = [World(at: 1, in: context), World(at: 2, in: context)]
    var walks: [Walk?] = worlds.map { $0.walk() }
    var visits: [[Visit]] = [[], []]
    var (arrivals, tracked, takes): ([[Double]], [[String]], Int) = ([[], []], [[], []], 0)
    for step in steps {
      weak var gone: Walk?
      let play = {
        switch step {
        case .starts(let walk): walks[walk]?.started()
        case .arrives(let walk):
          let name = ["Hōnen-in", "Hōnen-in", "Eikan-dō"][arrivals[walk].count % 3]
          worlds[walk].arrive(name)
          guard let there = walks[walk] else { break }
          visits[walk] = there.visits
          arrivals[walk].append(worlds[walk].now.value.timeIntervalSince1970)
          tracked[walk].append("Arrived at \(name)")
        case .takesPhoto(let walk):
          visits[walk].last?.photoTapped()
          takes += arrivals[walk].isEmpty ? 0 : 1
        case .isThrownAway(let walk):
          gone = walks[walk]
          walks[walk] = nil
        }
      }
      // Every other photo is taken outside, where only the walk knows its context.
      if takes.isMultiple(of: 2) { inContext(context, play) } else { play() }
      if gone != nil { return "Something still holds the walk." }
      for world in worlds { world.now.withValue { $0 += 437.5 } }
    }
    let photos = visits.map { $0.flatMap(\.photos) }
    var seen = [
      (
        "The visits' dates (in s) are", "\(visits.map { $0.map(\.arrival.timeIntervalSince1970) })",
        "\(arrivals)"
      ),
      ("The tracked events are", "\(worlds.map(\.tracked.value))", "\(tracked)"),
      ("The number of photos is", "\(photos.joined().count)", "\(takes)"),
    ]
    for (world, photos) in zip(worlds, photos) {
      for photo in photos {
        world.now.withValue { $0 += 61.25 }
        photo.developed()
        let dates = [photo.date ?? .distantPast, world.now.value].map(\.timeIntervalSince1970)
        seen.append(("The date of a photo (in s) is", "\(dates[0])", "\(dates[1])"))
        let wall = withDependencies(from: photo) { WallOfTomorrow() }
        let right = "\(context), \(world.frame)"
        seen.append(("What a photo may make one day has", "\(wall.context), \(wall.frame)", right))
      }
    }
    return seen.first { $0.1 != $0.2 }.map { "\($0) \($1), and not \($2)." }
  }
}

/// A model that photos do not have yet. It uses what they do not.
@MainActor
private final class WallOfTomorrow {
  @Dependency(\.context) var context
  @Dependency(Frame.self) var frame
}

private struct Frame: TestDependencyKey {
  static let testValue = Self(wood: "none")
  let wood: String
}

/// What is around one walk: a clock on the wall, a collector, and a radar that is told to call back.
@MainActor
private final class World {
  let now: LockIsolated<Date>
  let tracked = LockIsolated<[String]>([])
  private let reminders = LockIsolated<[@Sendable () -> Void]>([])
  private var arrivals: [@MainActor @Sendable (Place) -> Void] = []

  let frame: Frame
  private let context: DependencyContext

  init(at seconds: Double, in context: DependencyContext = .test) {
    now = LockIsolated(Date(timeIntervalSince1970: seconds))
    frame = Frame(wood: seconds == 1 ? "oak" : "ash")
    self.context = context
  }

  /// Overrides what a walk uses, and one thing more, for as long as the scope lasts.
  func override(_ values: inout DependencyValues) {
    values.context = context
    values.analytics = AnalyticsClient { [tracked] name in tracked.withValue { $0.append(name) } }
    values.date = DateGenerator { [now] in now.value }
    values[Frame.self] = frame
    values.radar = Radar(
      onArrival: { [weak self] in self?.arrivals.append($0) },
      remind: { [reminders] reminder in reminders.withValue { $0.append(reminder) } }
    )
  }

  func walk() -> Walk {
    withDependencies {
      override(&$0)
    } operation: {
      Walk()
    }
  }

  func arrive(_ name: String) {
    for arrival in arrivals { arrival(Place(name: name)) }
  }

  func callBack() {
    for reminder in reminders.value { reminder() }
  }
}

/// What happens to one of two walks.
private enum Step: Equatable, CustomStringConvertible {
  case starts(Int)
  case arrives(Int)
  case takesPhoto(Int)
  case isThrownAway(Int)

  /// The second walk starts after the first one, and each only once.
  static func following(_ steps: [Self]) -> [Self] {
    [0, 1].flatMap { walk -> [Self] in
      guard steps.contains(.starts(walk)) else {
        return walk == 0 || steps.contains(.starts(0)) ? [.starts(walk)] : []
      }
      let isThere = !steps.contains(.isThrownAway(walk))
      return [.arrives(walk)] + (isThere ? [.isThrownAway(walk)] : [])
        + (steps.contains(.arrives(walk)) ? [.takesPhoto(walk)] : [])
    }
  }

  var description: String {
    let names = ["the first walk", "the second walk"]
    return switch self {
    case .starts(let walk): "\(names[walk]) starts"
    case .arrives(let walk): "you arrive somewhere on \(names[walk])"
    case .takesPhoto(let walk): "you take a photo in the last place of \(names[walk])"
    case .isThrownAway(let walk): "\(names[walk]) is thrown away"
    }
  }
}
