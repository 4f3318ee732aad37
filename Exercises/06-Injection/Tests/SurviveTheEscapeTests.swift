import Dependencies
import Foundation
import Testing

@testable import InjectionExercises

@MainActor
@Suite struct SurviveTheEscape {
  private let ash = World(id: UUID(1))
  private let oak = World(id: UUID(2))

  @Test func `a visit gets what its own walk was made with`() {
    let walks = [ash, oak].map { $0.make { Walk() } }
    for walk in walks { walk.started() }
    ash.now.withValue { $0 += 7 }
    ash.arrive("Hōnen-in")
    oak.arrive("Eikan-dō")
    let visits = walks.flatMap(\.visits)
    #expect(visits.map(\.arrival.timeIntervalSince1970) == [107, 100], "The dates of two walks.")
    #expect([ash, oak].map(\.tracked.value) == [["Arrived at Hōnen-in"], ["Arrived at Eikan-dō"]])
  }

  @Test func `a photo gets everything that its visit was made with`() throws {
    let walk = ash.make { Walk() }
    walk.started()
    ash.arrive("Hōnen-in")
    let visit = try #require(walk.visits.first)
    visit.photoTapped()
    let photo = try #require(visit.photos.first)
    ash.now.withValue { $0 += 60 }
    photo.developed()
    #expect(photo.date == Date(timeIntervalSince1970: 160), "It was developed at 160 s.")
    let later = withDependencies(from: photo) { LaterPage() }
    #expect(later.uuid() == UUID(1), "A photo also has what it does not use today.")
  }

  @Test func `a reminder uses what was in force when it was asked for`() {
    ash.make { remind(of: Place(name: "Hōnen-in")) }
    oak.make { remind(of: Place(name: "Eikan-dō")) }
    // The radar calls back when that is over, and something else is in force.
    ash.make { oak.callBack() }
    oak.make { ash.callBack() }
    #expect(ash.tracked.value == ["Reminded of Hōnen-in"])
    #expect(oak.tracked.value == ["Reminded of Eikan-dō"])
  }

  @Test func `a walk that is thrown away is released`() {
    var walk: Walk? = ash.make { Walk() }
    weak let gone = walk
    walk?.started()
    walk = nil
    #expect(gone == nil, "The radar still holds the walk.")
  }
}

private final class LaterPage {
  @Dependency(\.uuid) var uuid
}

/// What is around a walk: a date, a collector and a radar that calls back when the test says so.
@MainActor
private struct World {
  let id: UUID
  let now = LockIsolated(Date(timeIntervalSince1970: 100))
  let tracked = LockIsolated<[String]>([])
  private let arrivals = LockIsolated<[@MainActor @Sendable (Place) -> Void]>([])
  private let reminders = LockIsolated<[@Sendable () -> Void]>([])

  func make<Value>(_ operation: () -> Value) -> Value {
    withDependencies {
      $0.analytics.track = { [tracked] name in tracked.withValue { $0.append(name) } }
      $0.date = DateGenerator { [now] in now.value }
      $0.uuid = .constant(id)
      $0.radar.onArrival = { callback in arrivals.withValue { $0.append(callback) } }
      $0.radar.remind = { [reminders] callback in reminders.withValue { $0.append(callback) } }
    } operation: {
      operation()
    }
  }

  func arrive(_ name: String) { for callback in arrivals.value { callback(Place(name: name)) } }
  func callBack() { for callback in reminders.value { callback() } }
}
