import Testing

@testable import Stillness

@Suite struct RosterOfCrews {
  private let roster = Office()

  @Test func `sends one crew, and no other while it is at work`() {
    #expect(roster.begin()?.number == 1)
    #expect(roster.begin() == nil)
    roster.leave()
    #expect(roster.begin()?.number == 1)
  }

  @Test func `relieves a crew that has not come for a job between two inspections`() throws {
    let first = try #require(roster.begin())
    roster.beginInspection()
    #expect(roster.relieve() == nil)
    roster.beginInspection()
    let second = try #require(roster.relieve())
    #expect(second.number == 2)
    #expect(roster.admits(second))
    #expect(!roster.hasOneAtWork)
    #expect(!roster.admits(first))
    #expect(roster.hasOneAtWork)
  }

  @Test func `does not relieve a crew that keeps coming`() throws {
    let crew = try #require(roster.begin())
    for _ in 1...10 {
      roster.beginInspection()
      #expect(roster.admits(crew))
      #expect(roster.relieve() == nil)
    }
  }

  @Test func `lets a crew stay that comes back when no other is at work`() throws {
    let (first, second) = try relieved()
    #expect(roster.admits(second))
    roster.leave()
    #expect(roster.admits(first))
    #expect(roster.begin() == nil)
  }

  @Test func `sends the newest crew again while an older one is stuck`() throws {
    let (first, second) = try relieved()
    #expect(roster.admits(second))
    roster.leave()
    #expect(roster.begin()?.number == second.number)
    #expect(!roster.admits(first))
  }

  @Test func `gives up on a crew that does not come back`() throws {
    let first = try #require(roster.begin())
    var isLost = false
    for _ in 1...10_000 where !isLost {
      roster.beginInspection()
      isLost = roster.giveUpOnLost()
    }
    #expect(isLost)
    #expect(roster.begin()?.number == 2)
    #expect(!roster.admits(first))
  }

  private func relieved() throws -> (Crew, Crew) {
    let first = try #require(roster.begin())
    roster.beginInspection()
    roster.beginInspection()
    return (first, try #require(roster.relieve()))
  }
}

/// A roster that expectations can change.
private final class Office {
  private var roster = Roster()

  var hasOneAtWork: Bool { roster.hasOneAtWork }

  func begin() -> Crew? { roster.begin() }
  func admits(_ crew: Crew) -> Bool { roster.admits(crew) }
  func leave() { roster.leave() }
  func beginInspection() { roster.beginInspection() }
  func relieve() -> Crew? { roster.relieve() }
  func giveUpOnLost() -> Bool { roster.giveUpOnLost() }
}
