import Dependencies
import Foundation
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct SurviveTheEscape {
  private let ash = World(now: Date(timeIntervalSince1970: 100))
  private let oak = World(now: Date(timeIntervalSince1970: 200))

  @Test func `a visit gets what its own walk was made with`() {
    let walks = [ash, oak].map { $0.make { Walk() } }
    for walk in walks { walk.started() }
    ash.arrive("Hōnen-in")
    oak.arrive("Eikan-dō")
    let visits = walks.flatMap(\.visits)
    #expect(
      visits.map(\.arrival.timeIntervalSince1970) == [100, 200],
      "The visits do not have the dates of their walks."
    )
    #expect([ash, oak].map(\.tracked.value) == [["Arrived at Hōnen-in"], ["Arrived at Eikan-dō"]])
  }

  @Test func `a photo gets everything that its visit was made with`() throws {
    let walk = ash.make { Walk() }
    walk.started()
    ash.arrive("Hōnen-in")
    let visit = try #require(walk.visits.first)
    visit.photoTapped()
    let photo = try #require(visit.photos.first)
    photo.developed()
    #expect(photo.date == ash.now, "The photo has another date than its visit.")
    let language = withDependencies(from: photo) {
      @Dependency(\.locale) var locale
      return locale.identifier
    }
    #expect(language == "ja_JP", "The photo has another language than its visit.")
  }

  @Test func `a reminder uses what was in force when it was asked for`() {
    ash.make { remind(of: Place(name: "Hōnen-in")) }
    oak.make { remind(of: Place(name: "Eikan-dō")) }
    // The radar calls back later, while something else is in force.
    ash.make { oak.callBack() }
    oak.make { ash.callBack() }
    let fault: Comment = "The reminder uses what was in force when the radar called back."
    #expect(ash.tracked.value == ["Reminded of Hōnen-in"], fault)
    #expect(oak.tracked.value == ["Reminded of Eikan-dō"], fault)
  }

  @Test func `a walk that is thrown away is released`() {
    var walk: Walk? = ash.make { Walk() }
    weak let gone = walk
    walk?.started()
    walk = nil
    #expect(gone == nil, "The radar still holds the walk.")
  }
}

/// What is around a walk: a date, a collector and a radar that calls back when the test says so.
@MainActor
private struct World {
  let now: Date
  let tracked = LockIsolated<[String]>([])
  private let arrivals = LockIsolated<[@MainActor @Sendable (Place) -> Void]>([])
  private let reminders = LockIsolated<[@Sendable () -> Void]>([])

  func make<Value>(_ operation: () -> Value) -> Value {
    withDependencies {
      $0.analytics.track = { [tracked] name in tracked.withValue { $0.append(name) } }
      $0.date.now = now
      $0.locale = Locale(identifier: "ja_JP")
      $0.radar.onArrival = { callback in arrivals.withValue { $0.append(callback) } }
      $0.radar.remind = { [reminders] callback in reminders.withValue { $0.append(callback) } }
    } operation: {
      operation()
    }
  }

  func arrive(_ name: String) { for callback in arrivals.value { callback(Place(name: name)) } }
  func callBack() { for callback in reminders.value { callback() } }
}
