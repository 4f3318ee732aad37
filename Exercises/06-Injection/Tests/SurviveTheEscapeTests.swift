import Dependencies
import Foundation
import IssueReporting
import TestProbes
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct SurviveTheEscape {
  // Demand 1
  @Test func `a visit gets the date and the analytics of its walk`() {
    let world = World(at: 7)
    let walk = world.walk()
    walk.started()
    let view = TestView { walk.visits }
    world.arrive("Hōnen-in")
    #expect(view.isTold, "A view that shows the visits is not notified of a new one.")
    #expect(walk.visits.map(\.place.name) == ["Hōnen-in"])
    #expect(
      walk.visits.map(\.arrival) == [Date(timeIntervalSince1970: 7)],
      "The walk was made with this date. The visit that the radar brought has:"
    )
    #expect(world.tracked.value == ["Arrived at Hōnen-in"], "The walk's analytics received:")
  }

  // Demand 3
  @Test func `a photo gets the date of the walk, at the moment at which it is developed`() {
    let world = World(at: 100)
    let walk = world.walk()
    walk.started()
    world.arrive("Eikan-dō")
    world.arrive("Nanzen-ji")
    for visit in walk.visits + walk.visits.prefix(1) {
      let view = TestView { visit.photos }
      visit.photoTapped()
      #expect(view.isTold, "A view that shows the photos is not notified of a new one.")
    }
    let photos = walk.visits.flatMap(\.photos)
    for photo in photos {
      world.now.withValue { $0 += 61.25 }
      photo.developed()
    }
    #expect(
      photos.map(\.date) == [161.25, 222.5, 283.75].map { Date(timeIntervalSince1970: $0) },
      "Three photos, taken at 100 s and developed one by one, 61.25 s apart, have:"
    )
    // Demand 2
    #expect(
      photos.map { withDependencies(from: $0) { WallOfTomorrow() }.frame.wood }
        == Array(repeating: "ash", count: 3),
      "The walk was made with a frame of ash. What its photos may make one day has:"
    )
  }

  // Demand 5
  @Test func `in every order, two walks keep their own`() async {
    await everyOrder(upTo: 6, of: { Step.following($0) }, fault: { fault(after: $0) })
  }

  // Demand 4
  @Test(arguments: [DependencyContext.live, .preview, .test])
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
    // The radar calls back when all of that is long over.
    inContext(context) { for world in worlds.reversed() { world.callBack() } }
    #expect(
      worlds.map(\.tracked.value) == [
        ["Reminded of Hōnen-in", "Reminded of Hōnen-in, again"],
        ["Reminded of Eikan-dō", "Reminded of Eikan-dō, again"],
      ],
      "In context '\(context)', each of two worlds had two reminders. Tracked was:"
    )
  }

  // Demand 5
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) async {
    await everyOrder(upTo: 4, of: { Step.following($0) }, fault: { fault(after: $0, in: context) })
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
  private func fault(after steps: [Step], in context: DependencyContext = .test) -> String? {
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
