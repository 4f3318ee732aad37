import Dependencies

@testable import VoiceMemosExercises

/// A list that your test is handed: right, in one of four shapes, or with one mistake.
@MainActor
final class ListOnTrial: MemoList {
  private(set) var memos: [Memo]
  private let shape: Shape
  private let mistake: Mistake?
  private let turns: Int
  private var playing: (id: Memo.ID, tasks: [Task<Void, any Error>])?
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.suspendingClock) private var otherClock
  @Dependency(\.date.now) private var now
  @Dependency(\.mainQueue) private var queue
  @Dependency(\.memoPlayer) private var player
  @Dependency(\.memoRecorder) private var recorder
  @Dependency(\.uuid) private var uuid
  @Dependency(\.calendar) private var calendar
  @Dependency(\.locale) private var locale
  @Dependency(\.timeZone) private var timeZone
  @Dependency(\.mainRunLoop) private var runLoop
  @Dependency(\.withRandomNumberGenerator) private var random

  init(_ memos: [Memo], _ shape: Shape, _ mistake: Mistake?, turns: Int) {
    (self.memos, self.shape, self.mistake, self.turns) = (memos, shape, mistake, turns)
  }

  deinit { for task in playing?.tasks ?? [] { task.cancel() } }

  func playButtonTapped(_ id: Memo.ID) {
    guard let memo = memos.first(where: { $0.id == id }) else { return }
    if mistake == .identifierWhenPlayed { _ = uuid() }
    change(id) { $0.played = mistake == .countsFromOne ? .seconds(1) : .zero }
    switch mistake {
    case .marksTheFirst: change(memos[0].id) { $0.played = .zero }
    case .renamesIt: change(id) { $0.title = "▶ \($0.title)" }
    case .movesItUp: memos.sort { $0.id == id && $1.id != id }
    default: break
    }
    let title = mistake == .playsTheFirst ? memos[0].title : memo.title
    playing = (id, tasks(playing: title, of: id))
    if mistake == .stopsTooEarly { Task { try await stopTheSoundLater() } }
  }

  func deleteButtonTapped(_ id: Memo.ID) {
    switch mistake {
    case .stopsTheRecorder: Task { await recorder.stop() }
    case .recordsWhenDeleted: Task { try await recorder.record("Milk") }
    case .permissionWhenDeleted: askForPermission()
    case .queueWhenDeleted: queue.schedule {}
    case .dateWhenDeleted: _ = now
    case .calendarWhenDeleted: _ = calendar
    case .localeWhenDeleted: _ = locale
    case .timeZoneWhenDeleted: _ = timeZone
    case .runLoopWhenDeleted: runLoop.schedule {}
    case .randomWhenDeleted: _ = random { Bool.random(using: &$0) }
    case .otherClockWhenDeleted: Task { try await otherClock.sleep(for: .zero) }
    case .marksTheFirst: change(memos[0].id) { $0.played = nil }
    case .deletesLater, .theSoundStopsLater: Task { try await deleteLater(id) }
    case .playsTheNext: _ = Task { [player] in try await player.play("Dentist") }
    case .playsItAgain: _ = Task { [player] in try await player.play("A song") }
    default: break
    }
    if mistake != .theSoundStopsLater, mistake != .deletesLater { stop() }
    guard mistake != .deletesLater else { return }
    let before = memos
    delete(id)
    guard mistake == .comesBack else { return }
    Task {
      for _ in 0..<turns { await Task.yield() }
      memos = before
    }
  }

  private func delete(_ id: Memo.ID) {
    guard let index = memos.firstIndex(where: { $0.id == id }) else { return }
    switch mistake {
    case .deletesNothing: change(id) { $0.played = nil }
    case .deletesTheFirst: memos.removeFirst()
    case .deletesOneMore: memos.removeSubrange(index...)
    default: memos.remove(at: index)
    }
    switch mistake {
    case .turnsTheRestAround: memos.reverse()
    case .marksTheNext: if let next = memos.last { change(next.id) { $0.played = .zero } }
    case .renamesTheNext: if let next = memos.last { change(next.id) { $0.title = "A song" } }
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
    for next in memos.prefix(1) { try await player.play(next.title) }
    for task in playing?.tasks ?? [] { task.cancel() }
  }

  private func count(_ id: Memo.ID) async throws {
    let wrongSeconds: [Mistake?: Duration] = [
      .countsTwiceAsFast: .milliseconds(500), .countsHalfAsFast: .seconds(2),
    ]
    let second = wrongSeconds[mistake] ?? .seconds(1)
    if shape == .loopOfSleeps {
      repeat { try await clock.sleep(for: second) } while tick(id)
    } else {
      for await _ in clock.timer(interval: second) { guard tick(id) else { return } }
    }
  }

  /// A second more, and whether there is another one.
  private func tick(_ id: Memo.ID) -> Bool {
    if mistake == .permissionEachSecond { askForPermission() }
    change(id) { $0.played? += mistake == .countsInexactly ? .milliseconds(1_100) : .seconds(1) }
    return mistake != .aSecondIsLeft || memos.contains { $0.id == id }
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

  private func change(_ id: Memo.ID, _ change: (inout Memo) -> Void) {
    guard let index = memos.firstIndex(where: { $0.id == id }) else { return }
    change(&memos[index])
  }
}
