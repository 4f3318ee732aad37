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
    let list = mistake?.rawValue ?? "all is right"
    try await returnedAnswer(
      "If \(list), your test is not over when all rests: it waits in real time, or for ever."
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
  case marksThePrevious = "the memo above shows that it plays, once the other is deleted"
  case marksTheNext = "the memo below shows that it plays, once the other is deleted"
  case renamesTheNext = "the memo below gets the title of the one that is deleted"
  case hidesIt = "the memo is hidden while it plays"
  case showsItAlone = "the other memos are hidden while it plays"
  case showsNoTime = "the memo does not show that it plays"
  case showsOneMore = "a memo is there twice while another one plays"
  case marksTheFirst = "another memo shows that it plays, as long as this one plays"
  case marksTheLast = "the last memo shows that it plays, as long as another one plays"
  case renamesTheLast = "the last memo has another title, as long as another one plays"
  case renamesIt = "the memo has another title while it plays"
  case movesItUp = "the memo moves to the top while it plays"
  case comesBack = "the memo comes back, many turns after it was deleted"
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
  case otherClockWhenDeleted = "it reads the suspending clock when a memo is deleted"
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

/// A list that your test is handed: right, in one of four shapes, or with one mistake.
@MainActor
final class ListOnTrial: MemoList {
  private var kept: [Memo]
  private let shape: Shape
  private let mistake: Mistake?
  private let turns: Int
  private var playing: (id: Memo.ID, tasks: [Task<Void, any Error>])?
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.memoPlayer) private var player
  @Dependency(\.memoRecorder) private var recorder
  @Dependency(\.self) private var others

  init(_ memos: [Memo], _ shape: Shape, _ mistake: Mistake?, turns: Int) {
    (kept, self.shape, self.mistake, self.turns) = (memos, shape, mistake, turns)
  }

  deinit { for task in playing?.tasks ?? [] { task.cancel() } }

  var memos: [Memo] {
    guard let index = kept.firstIndex(where: { $0.played != nil }) else { return kept }
    let last = kept.count - 1
    var shown = kept
    switch mistake {
    case .hidesIt: shown.remove(at: index)
    case .showsItAlone: shown = [shown[index]]
    case .showsNoTime: shown[index].played = nil
    case .showsOneMore: shown.append(shown[0])
    case .marksTheFirst: shown[0].played = .zero
    case .marksTheLast: shown[last].played = .zero
    case .renamesTheLast: shown[last].title = "A song"
    case .renamesIt: shown[index].title = "▶ \(shown[index].title)"
    case .movesItUp: shown.swapAt(0, index)
    default: break
    }
    return shown
  }

  func playButtonTapped(_ id: Memo.ID) {
    guard let memo = kept.first(where: { $0.id == id }), hasAClock() else { return }
    if mistake == .identifierWhenPlayed { _ = others.uuid() }
    change(id) { $0.played = mistake == .countsFromOne ? .seconds(1) : .zero }
    let title = mistake == .playsTheFirst ? kept[0].title : memo.title
    playing = (id, tasks(playing: title, of: id))
    if mistake == .stopsTooEarly { Task { try await stopTheSoundLater() } }
  }

  func deleteButtonTapped(_ id: Memo.ID) {
    guard hasAClock() else { return }
    switch mistake {
    case .stopsTheRecorder: Task { await recorder.stop() }
    case .recordsWhenDeleted: Task { try await recorder.record("Milk") }
    case .permissionWhenDeleted: askForPermission()
    case .queueWhenDeleted: others.mainQueue.schedule {}
    case .dateWhenDeleted: _ = others.date.now
    case .calendarWhenDeleted: _ = others.calendar
    case .localeWhenDeleted: _ = others.locale
    case .timeZoneWhenDeleted: _ = others.timeZone
    case .runLoopWhenDeleted: others.mainRunLoop.schedule {}
    case .randomWhenDeleted: _ = others.withRandomNumberGenerator { Bool.random(using: &$0) }
    case .otherClockWhenDeleted: _ = others.suspendingClock.now
    case .deletesLater, .theSoundStopsLater: Task { try await deleteLater(id) }
    case .playsTheNext: _ = Task { [player] in try await player.play("Dentist") }
    case .playsItAgain: _ = Task { [player] in try await player.play("A song") }
    default: break
    }
    if mistake != .theSoundStopsLater, mistake != .deletesLater { stop() }
    guard mistake != .deletesLater else { return }
    let before = kept
    delete(id)
    guard mistake == .comesBack else { return }
    Task {
      for _ in 0..<turns { await Task.yield() }
      kept = before
    }
  }

  private func delete(_ id: Memo.ID) {
    guard let index = kept.firstIndex(where: { $0.id == id }) else { return }
    switch mistake {
    case .deletesNothing: change(id) { $0.played = nil }
    case .deletesTheFirst: kept.removeFirst()
    case .deletesOneMore: kept.removeSubrange(index...)
    default: kept.remove(at: index)
    }
    switch mistake {
    case .turnsTheRestAround: kept.reverse()
    case .marksThePrevious: change(kept.first?.id) { $0.played = .zero }
    case .marksTheNext: change(kept.last?.id) { $0.played = .zero }
    case .renamesTheNext: change(kept.last?.id) { $0.title = "A song" }
    default: break
    }
  }

  /// The sound and the count; or one task for both, where both end together.
  private func tasks(playing title: String, of id: Memo.ID) -> [Task<Void, any Error>] {
    if mistake == .stopsWhenItGoes || mistake == .countsUntilItGoes {
      // They do not keep the list: it may go while they wait.
      return [
        Task { [player] in try await player.play(title) },
        Task { [weak self, clock] in
          for await _ in clock.timer(interval: .seconds(1)) { _ = self?.tick(id) }
        },
      ]
    }
    let separate: [Mistake?] = [.theSoundGoesOn, .theClockGoesOn, .aSecondIsLeft, .stopsTooEarly]
    guard shape == .oneGroup, !separate.contains(mistake) else {
      return [Task { try await play(title, of: id) }, Task { try await count(id) }]
    }
    return [
      Task {
        try await withThrowingTaskGroup { group in
          group.addTask { try await self.play(title, of: id) }
          group.addTask { try await self.count(id) }
          try await group.waitForAll()
        }
      }
    ]
  }

  private func play(_ title: String, of id: Memo.ID) async throws {
    if mistake == .playsTwice { Task { [player] in try await player.play(title) } }
    if mistake == .neverPlays { return try await Task.never() }
    try await player.play(title)
    change(id) { $0.played = nil }
    // Nobody has stopped the sound, it was over: the list plays the next one.
    for next in kept.prefix(1) { try await player.play(next.title) }
    for task in playing?.tasks ?? [] { task.cancel() }
  }

  private func count(_ id: Memo.ID) async throws {
    if shape == .loopOfSleeps {
      repeat { try await clock.sleep(for: .seconds(1)) } while tick(id)
    } else {
      for await _ in clock.timer(interval: .seconds(1)) { guard tick(id) else { return } }
    }
  }

  /// A second more, and whether there is another one.
  private func tick(_ id: Memo.ID) -> Bool {
    if mistake == .permissionEachSecond { askForPermission() }
    change(id) { $0.played? += mistake == .countsInexactly ? .milliseconds(1_100) : .seconds(1) }
    return mistake != .aSecondIsLeft || kept.contains { $0.id == id }
  }

  private func stop() {
    guard let tasks = playing?.tasks, mistake != .stopsWhenItGoes else { return }
    if mistake != .countsUntilItGoes { playing = nil }
    guard shape == .manyTurns else { return cancel(tasks) }
    Task {
      // No time goes by, and many others have their turn before the sound stops.
      for _ in 0..<turns { await Task.yield() }
      cancel(tasks)
    }
  }

  private func cancel(_ tasks: [Task<Void, any Error>]) {
    if mistake != .theSoundGoesOn { tasks.first?.cancel() }
    let countsOn: [Mistake?] = [.theClockGoesOn, .aSecondIsLeft, .countsUntilItGoes]
    if !countsOn.contains(mistake) { tasks.last?.cancel() }
  }

  private func deleteLater(_ id: Memo.ID) async throws {
    try await clock.sleep(for: .nanoseconds(1))
    stop()
    if mistake == .deletesLater { delete(id) }
  }

  private func stopTheSoundLater() async throws {
    try await clock.sleep(for: .milliseconds(437))
    playing?.tasks.first?.cancel()
  }

  private func askForPermission() { Task { _ = await recorder.requestPermission() } }

  private func hasAClock() -> Bool {
    if IssueLog.messages({ _ = clock.now }).isEmpty { return true }
    Issue.record("You tap, and the list has no clock: make it in 'withDependencies'.")
    return false
  }

  private func change(_ id: Memo.ID?, _ change: (inout Memo) -> Void) {
    guard let index = kept.firstIndex(where: { $0.id == id }) else { return }
    change(&kept[index])
  }
}
