import Dependencies
import IssueReporting
import TestProbes
import Testing

@testable import VoiceMemosExercises

@MainActor
@Suite struct DeleteWhilePlaying {
  // Demand 1
  @Test(arguments: Shape.allCases)
  func `a list that is right passes, each time`(shape: Shape) async throws {
    for _ in 1...2 {
      guard let failure = try await failures(shape, nil).first else { continue }
      Issue.record("A list that is right does not pass your test, which says: \(failure)")
    }
  }

  // Demand 2
  @Test(arguments: Mistake.inTheList)
  func `a list that deletes or counts otherwise does not pass`(mistake: Mistake) async throws {
    try await expectFailure(mistake)
  }

  // Demand 3
  @Test(arguments: Mistake.inTheSound)
  func `a list whose sound is another one does not pass`(mistake: Mistake) async throws {
    try await expectFailure(mistake)
  }

  // Demand 4
  @Test(arguments: Mistake.onTheClock)
  func `a list that still waits for the clock does not pass`(mistake: Mistake) async throws {
    try await expectFailure(mistake)
  }

  // Demand 5
  @Test(arguments: Mistake.inTheWorld)
  func `a list that uses something else does not pass`(mistake: Mistake) async throws {
    // In one shape: what has no test value at all fails a test the first time that it is used.
    try await expectFailure(mistake, in: [.twoTasks])
  }

  // Demand 6
  @Test func `it takes no real time, and two at once do not hear each other`() async throws {
    let tests = [nil, Mistake.theSoundGoesOn, nil].map { mistake in
      Task { try await failures(.twoTasks, mistake).isEmpty }
    }
    var passed: [Bool] = []
    for test in tests { passed.append(try await test.value) }
    #expect(
      passed == [true, false, true],
      "Your test runs three times at once, and only the second list is wrong. Which of them pass:"
    )
  }

  private func expectFailure(_ mistake: Mistake, in shapes: [Shape] = Shape.allCases) async throws {
    var passes = false
    for shape in shapes where try await failures(shape, mistake).isEmpty { passes = true }
    #expect(!passes, "A list passes your test although \(mistake.rawValue).")
  }

  private func failures(_ shape: Shape, _ mistake: Mistake?) async throws -> [String] {
    let issues = IssueLog()
    // Half of them, so that a rest always lasts longer than the list needs.
    let turns = shape == .manyTurns || mistake == .comesBack ? await turnsInARest() / 2 : 0
    try await returnedAnswer(
      "All has come to rest, and your test is not over: it waits in real time, or for ever."
    ) {
      await withIssueReporters([issues]) {
        await testDeletingAMemoThatPlays { ListOnTrial($0, shape, mistake, turns: turns) }
      }
    }
    return issues.messages
  }

  /// How many turns a task has while a test clock is at rest: all that it wants where jobs are
  /// watched, and some elsewhere.
  private func turnsInARest() async -> Int {
    let turns = LockIsolated(0)
    let task = Task {
      for _ in 1...874 where !Task.isCancelled {
        await Task.yield()
        turns.withValue { $0 += 1 }
      }
    }
    await TestClock().advance()
    task.cancel()
    return turns.value
  }
}

enum Shape: CaseIterable { case twoTasks, oneGroup, loopOfSleeps, manyTurns }

/// What is wrong, after "although".
enum Mistake: String, CaseIterable, CustomTestStringConvertible {
  case deletesNothing = "the memo stays in the list"
  case deletesTheFirst = "it deletes the first memo and not the one that plays"
  case deletesOneMore = "it deletes the memo below as well"
  case turnsTheRestAround = "the order of the memos that are left changes"
  case marksTheNext = "the memo below shows that it plays, once the other is deleted"
  case renamesTheNext = "the memo below gets the title of the one that is deleted"
  case marksTheFirst = "another memo shows that it plays, as long as this one plays"
  case renamesIt = "the memo has another title while it plays"
  case movesItUp = "the memo moves to the top while it plays"
  case comesBack = "the memo comes back, many turns after it was deleted"
  case countsTwiceAsFast = "it counts two seconds in one"
  case countsHalfAsFast = "it counts one second in two"
  case countsInexactly = "it counts 1.1 seconds in one"
  case countsFromOne = "a memo that plays begins at one second"

  case neverPlays = "there is no sound"
  case playsTheFirst = "the sound is that of another memo"
  case playsTwice = "the sound is played twice"
  case stopsTooEarly = "the sound stops while its memo still plays"
  case theSoundGoesOn = "the sound goes on when its memo is deleted"
  case playsTheNext = "the memo below plays when the other is deleted"
  case playsItAgain = "the memo plays again when it is deleted"

  case theClockGoesOn = "it goes on counting when the memo is deleted"
  case aSecondIsLeft = "it waits until the second is over in which the memo is deleted"
  case stopsWhenItGoes = "the sound and the count stop only when the list itself is gone"
  case countsUntilItGoes = "the count stops only when the list itself is gone"
  case deletesLater = "it waits a moment before it deletes the memo"
  case theSoundStopsLater = "the sound stops a moment after the memo is deleted"

  case permissionEachSecond = "it asks for the permission to record each second"
  case permissionWhenDeleted = "it asks for the permission to record when a memo is deleted"
  case stopsTheRecorder = "it stops the recorder when a memo is deleted"
  case recordsWhenDeleted = "it records when a memo is deleted"
  case queueWhenDeleted = "it asks for the main queue when a memo is deleted"
  case dateWhenDeleted = "it asks for the date when a memo is deleted"
  case calendarWhenDeleted = "it asks for the calendar when a memo is deleted"
  case localeWhenDeleted = "it asks for the locale when a memo is deleted"
  case timeZoneWhenDeleted = "it asks for the time zone when a memo is deleted"
  case runLoopWhenDeleted = "it asks for the main run loop when a memo is deleted"
  case randomWhenDeleted = "it asks for something random when a memo is deleted"
  case otherClockWhenDeleted = "it waits on the suspending clock when a memo is deleted"
  case identifierWhenPlayed = "it asks for an identifier when a memo plays"

  static let inTheList = all(from: .deletesNothing, to: .countsFromOne)
  static let inTheSound = all(from: .neverPlays, to: .playsItAgain)
  static let onTheClock = all(from: .theClockGoesOn, to: .theSoundStopsLater)
  static let inTheWorld = all(from: .permissionEachSecond, to: .identifierWhenPlayed)

  private static func all(from first: Self, to last: Self) -> [Self] {
    allCases.drop { $0 != first }.prefix { $0 != last } + [last]
  }

  var testDescription: String { rawValue }
}
