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

/// The second of three memos plays, and the person deletes it. The test fails if the list is wrong.
@MainActor
func testDeletingAMemoThatPlays(_ makeList: ([Memo]) -> any MemoList) async {
  let clock = TestClock()
  let sounds = LockIsolated<[String]>([])
  let list = withDependencies {
    $0.continuousClock = clock
    $0.memoPlayer.play = { title in
      sounds.withValue { $0.append("\(title) plays") }
      defer { sounds.withValue { $0.append("\(title) stops") } }
      try await Task.never()
    }
  } operation: {
    makeList([
      Memo(id: 1, title: "Milk"), Memo(id: 2, title: "A song"), Memo(id: 3, title: "Dentist"),
    ])
  }

  list.playButtonTapped(2)
  await clock.advance(by: .milliseconds(1_500))
  expectNoDifference(
    list.memos,
    [
      Memo(id: 1, title: "Milk"), Memo(id: 2, title: "A song", played: .seconds(1)),
      Memo(id: 3, title: "Dentist"),
    ]
  )
  expectNoDifference(sounds.value, ["A song plays"])

  list.deleteButtonTapped(2)
  await clock.advance()
  expectNoDifference(list.memos, [Memo(id: 1, title: "Milk"), Memo(id: 3, title: "Dentist")])
  expectNoDifference(sounds.value, ["A song plays", "A song stops"])
  do {
    try await clock.checkSuspension()
  } catch {
    reportIssue("Something still waits for the clock: \(error)")
  }
}
