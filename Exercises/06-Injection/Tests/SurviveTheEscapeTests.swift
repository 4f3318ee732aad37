import Dependencies
import DependenciesTestSupport
import Foundation
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
    #expect(view.isTold, "A view shows the visits, and is not told that there is one.")
    #expect(walk.visits.map(\.place.name) == ["Hōnen-in"])
    #expect(
      walk.visits.map(\.arrival) == [Date(timeIntervalSince1970: 7)],
      "The walk was made with this date. The visit, which the radar has brought, has:"
    )
    #expect(world.tracked.value == ["Arrived at Hōnen-in"], "The walk's analytics have heard:")
  }

  // Demand 3
  @Test func `each visit has the date of its own arrival`() {
    let world = World(at: 10)
    let walk = world.walk()
    walk.started()
    for name in ["Hōnen-in", "Hōnen-in", "Eikan-dō", "Hōnen-in"] {
      world.arrive(name)
      world.now.withValue { $0 += 437.5 }
    }
    #expect(walk.visits.map(\.place.name) == ["Hōnen-in", "Hōnen-in", "Eikan-dō", "Hōnen-in"])
    #expect(
      walk.visits.map(\.arrival)
        == [10, 447.5, 885, 1322.5].map { Date(timeIntervalSince1970: $0) },
      "Four arrivals, 437.5 s apart. The visits have:"
    )
    #expect(world.tracked.value.count == 4, "Four arrivals. So many were tracked:")
  }

  @Test func `a photo gets the date of the walk, at the moment at which it is developed`() {
    let world = World(at: 100)
    let walk = world.walk()
    walk.started()
    world.arrive("Eikan-dō")
    world.arrive("Nanzen-ji")
    for visit in walk.visits + walk.visits.prefix(1) {
      let view = TestView { visit.photos }
      visit.photoTapped()
      #expect(view.isTold, "A view shows the photos, and is not told that there is one more.")
    }
    let photos = walk.visits.flatMap(\.photos)
    for photo in photos {
      world.now.withValue { $0 += 61.25 }
      photo.developed()
    }
    #expect(
      photos.map(\.date) == [161.25, 222.5, 283.75].map { Date(timeIntervalSince1970: $0) },
      "Three were taken at 100 s, and developed one by one, 61.25 s apart. Their dates:"
    )
  }

  // Demand 2
  @Test func `all that a walk was made with is handed on, and not only what is used today`() {
    let world = World(at: 1)
    let walk = world.walk()
    walk.started()
    world.arrive("Eikan-dō")
    walk.visits.first?.photoTapped()
    guard let photo = walk.visits.first?.photos.first else {
      Issue.record("You arrived, and took a photo. There is none.")
      return
    }
    let wall = withDependencies(from: photo) { WallOfTomorrow() }
    #expect(
      wall.frame.wood == "oak",
      "The walk was made with a frame of oak. A wall that is made from a photo one day has:"
    )
    #expect(wall.context == .test, "The walk is in a test. A wall made from its photo is told:")
  }

  // Demand 5
  @Test func `two walks at the same time have their own`() {
    let worlds = [World(at: 1), World(at: 2)]
    let walks = worlds.map { $0.walk() }
    for walk in walks { walk.started() }
    worlds[1].arrive("Eikan-dō")
    worlds[0].arrive("Eikan-dō")
    for walk in walks {
      walk.visits.first?.photoTapped()
      walk.visits.first?.photos.first?.developed()
    }
    let expected = [1, 2].map { Date(timeIntervalSince1970: $0) }
    #expect(walks.map { $0.visits.first?.arrival } == expected, "Two walks. Their visits have:")
    #expect(
      walks.map { $0.visits.first?.photos.first?.date } == expected,
      "Two walks. Their photos have:"
    )
    #expect(worlds.map(\.tracked.value.count) == [1, 1], "Each walk's analytics hear of one.")
  }

  // Demand 4
  @Test func `a reminder uses what was in force when it was asked for`() {
    let worlds = [World(at: 1), World(at: 2)]
    for (world, name) in zip(worlds, ["Hōnen-in", "Eikan-dō"]) {
      withDependencies {
        world.override(&$0)
      } operation: {
        remind(of: Place(name: name))
        remind(of: Place(name: "\(name), again"))
      }
    }
    // The radar calls back when all of that is long over.
    for world in worlds.reversed() { world.callBack() }
    #expect(
      worlds.map(\.tracked.value) == [
        ["Reminded of Hōnen-in", "Reminded of Hōnen-in, again"],
        ["Reminded of Eikan-dō", "Reminded of Eikan-dō, again"],
      ],
      "Two reminders in each of two worlds. Their analytics have heard:"
    )
  }

  @Test func `nothing is tracked before the radar reminds`() {
    let world = World(at: 1)
    withDependencies {
      world.override(&$0)
    } operation: {
      remind(of: Place(name: "Hōnen-in"))
    }
    #expect(world.tracked.value == [], "The radar has not called back yet. Tracked was:")
    world.callBack()
  }

  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview])
  func `elsewhere than in a test, the same is true`(_ context: DependencyContext) {
    let world = World(at: 7, in: context)
    let walk = world.walk()
    inContext(context) {
      walk.started()
      world.arrive("Hōnen-in")
      walk.visits.first?.photoTapped()
      world.now.withValue { $0 += 61.25 }
      walk.visits.first?.photos.first?.developed()
    }
    let visit = walk.visits.first
    let arrival = Date(timeIntervalSince1970: 7)
    #expect(visit?.arrival == arrival, "In context '\(context)', the visit has:")
    #expect(world.tracked.value == ["Arrived at Hōnen-in"], "In context '\(context)', tracked was:")
    // Demand 3
    let developed = Date(timeIntervalSince1970: 68.25)
    #expect(visit?.photos.first?.date == developed, "In context '\(context)', the photo has:")
    // Demand 4
    withDependencies {
      world.override(&$0)
    } operation: {
      remind(of: Place(name: "Hōnen-in"))
    }
    inContext(context) { world.callBack() }
    let last = world.tracked.value.last
    #expect(last == "Reminded of Hōnen-in", "In context '\(context)', tracked last was:")
  }

  // Demand 6
  @Test func `a walk that is thrown away is gone`() {
    let world = World(at: 1)
    var walk: Walk? = world.walk()
    walk?.started()
    world.arrive("Hōnen-in")
    let visit = walk?.visits.first
    weak let gone = walk
    walk = nil
    #expect(gone == nil, "The walk was thrown away, and something still holds it.")
    world.arrive("Eikan-dō")
    #expect(world.tracked.value.count == 1, "Only the first arrival was on the walk. Tracked:")
    visit?.photoTapped()
    visit?.photos.first?.developed()
    #expect(
      visit?.photos.first?.date == Date(timeIntervalSince1970: 1),
      "The walk is gone, and the visit is not. A photo that is taken on it has:"
    )
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

/// What is around one walk: a clock on the wall, a collector, and a radar that calls back when told to.
@MainActor
private final class World {
  let now: LockIsolated<Date>
  let tracked = LockIsolated<[String]>([])
  private let reminders = LockIsolated<[@Sendable () -> Void]>([])
  private var arrivals: [@MainActor @Sendable (Place) -> Void] = []

  private let context: DependencyContext

  init(at seconds: Double, in context: DependencyContext = .test) {
    now = LockIsolated(Date(timeIntervalSince1970: seconds))
    self.context = context
  }

  /// Overrides what a walk uses, and one thing more, for as long as the scope lasts.
  func override(_ values: inout DependencyValues) {
    values.analytics.track = { [tracked] name in tracked.withValue { $0.append(name) } }
    values.date = DateGenerator { [now] in now.value }
    values[Frame.self] = Frame(wood: "oak")
    values.radar.onArrival = { [weak self] in self?.arrivals.append($0) }
    values.radar.remind = { [reminders] reminder in reminders.withValue { $0.append(reminder) } }
    // Last: a part of a client without a live value cannot be overridden in the live context.
    values.context = context
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
