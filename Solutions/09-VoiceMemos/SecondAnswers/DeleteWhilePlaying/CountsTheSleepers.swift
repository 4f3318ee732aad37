// Right as well: a clock that counts its sleepers, and a sound that says itself what is wrong with it.

import CustomDump
import Dependencies

struct Memo: Equatable, Identifiable, Sendable {
  let id: Int
  var title: String
  /// How much of it was played; nil while it does not play.
  var played: Duration?
}

/// A memo that plays begins at zero, and is a second further each second, until you delete it.
@MainActor
protocol MemoList: AnyObject {
  var memos: [Memo] { get }
  func playButtonTapped(_ id: Memo.ID)
  func deleteButtonTapped(_ id: Memo.ID)
}

struct MemoPlayer: Sendable {
  /// Returns when the sound is over. If its task is cancelled, the sound stops and it throws.
  var play: @Sendable (_ title: String) async throws -> Void
}

struct MemoRecorder: Sendable {
  var requestPermission: @Sendable () async -> Bool
  var record: @Sendable (_ title: String) async throws -> Void
  var stop: @Sendable () async -> Void
}

extension MemoPlayer: TestDependencyKey {
  static let testValue = MemoPlayer(play: unimplemented("MemoPlayer.play"))
}

extension MemoRecorder: TestDependencyKey {
  static let testValue = MemoRecorder(
    requestPermission: unimplemented("MemoRecorder.requestPermission", placeholder: false),
    record: unimplemented("MemoRecorder.record"),
    stop: unimplemented("MemoRecorder.stop")
  )
}

extension DependencyValues {
  var memoPlayer: MemoPlayer {
    get { self[MemoPlayer.self] }
    set { self[MemoPlayer.self] = newValue }
  }

  var memoRecorder: MemoRecorder {
    get { self[MemoRecorder.self] }
    set { self[MemoRecorder.self] = newValue }
  }

  /// A helper that a colleague wrote for all tests of memos, last year.
  mutating func silenceMemos() {
    memoPlayer = MemoPlayer(play: { _ in })
    memoRecorder = MemoRecorder(requestPermission: { true }, record: { _ in }, stop: {})
  }
}

/// A clock that knows how many sleep on it.
private final class CountingClock: Clock {
  let base = TestClock()
  let sleepers = LockIsolated(0)

  var now: TestClock<Duration>.Instant { base.now }
  var minimumResolution: Duration { base.minimumResolution }

  func sleep(until deadline: TestClock<Duration>.Instant, tolerance: Duration?) async throws {
    sleepers.withValue { $0 += 1 }
    defer { sleepers.withValue { $0 -= 1 } }
    try await base.sleep(until: deadline, tolerance: tolerance)
  }
}

/// The second of three memos plays, and the person deletes it. What is wrong is a failure.
@MainActor
func testDeletingAMemoThatPlays(_ makeList: ([Memo]) -> any MemoList) async {
  let clock = CountingClock()
  let begun = LockIsolated(0)
  let over = LockIsolated(0)
  let list = withDependencies {
    $0.continuousClock = clock
    $0.memoPlayer.play = { title in
      begun.withValue { $0 += 1 }
      if title != "A song" || begun.value > 1 { reportIssue("\(title) sounds, and should not.") }
      defer { over.withValue { $0 += 1 } }
      try await Task.never()
    }
  } operation: {
    makeList([
      Memo(id: 1, title: "Milk"), Memo(id: 2, title: "A song"), Memo(id: 3, title: "Dentist"),
    ])
  }
  func expect(_ memos: Memo...) {
    if list.memos != memos { reportIssue("It shows \(list.memos), not \(memos).") }
  }

  list.playButtonTapped(2)
  for second in 0...2 {
    await clock.base.advance(by: .seconds(second == 0 ? 0 : 1))
    expect(
      Memo(id: 1, title: "Milk"),
      Memo(id: 2, title: "A song", played: .seconds(second)),
      Memo(id: 3, title: "Dentist")
    )
  }
  if begun.value != 1 || over.value != 0 { reportIssue("The song does not sound.") }

  list.deleteButtonTapped(2)
  await clock.base.advance()
  expect(Memo(id: 1, title: "Milk"), Memo(id: 3, title: "Dentist"))
  if over.value != 1 { reportIssue("The song still sounds.") }
  if clock.sleepers.value != 0 { reportIssue("Something still waits for the clock.") }
}
