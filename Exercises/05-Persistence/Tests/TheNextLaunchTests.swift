import Dependencies
import Testing

@testable import PersistenceExercises

private enum Mistake: String {
  case showsNothing = "shows nothing"
  case showsItsOwn = "shows bread if the memory is empty"
  case savesTheLast = "saves the last thing alone"
  case savesEarly = "saves after 0.9 s"
  case savesLate = "saves after 1.1 s"
  case ignoresTheSecond = "counts from the first of two changes"
  case savesAtLaunch = "saves as it is launched"
  case savesTwice = "saves each change twice"
  case savesOnce = "saves its first change and no other"
}

/// A list that is right, or one with a mistake. It notes what it saves.
@MainActor
private final class List: ShoppingList {
  private(set) var things: [String] = []
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.listMemory) private var memory
  private let mistake: Mistake?
  private let saves: LockIsolated<[[String]]>
  private var waiting: Task<Void, any Error>?

  init(_ mistake: Mistake?, _ saves: LockIsolated<[[String]]>) {
    (self.mistake, self.saves) = (mistake, saves)
    things = mistake == .showsNothing ? [] : memory.load()
    if mistake == .showsItsOwn, things.isEmpty { things = ["bread"] }
    if mistake == .savesAtLaunch { save(things) }
  }

  func addButtonTapped(_ thing: String) {
    things.append(thing)
    if mistake == .ignoresTheSecond, waiting != nil { return }
    waiting?.cancel()
    waiting = Task {
      let wait = mistake == .savesEarly ? 900 : mistake == .savesLate ? 1_100 : 1_000
      try await clock.sleep(for: .milliseconds(wait))
      waiting = nil
      switch mistake {
      case .savesTheLast: save(things.suffix(1))
      case .savesOnce where !saves.value.isEmpty: break
      default: for _ in 1...(mistake == .savesTwice ? 2 : 1) { save(things) }
      }
    }
  }

  private func save(_ things: [String]) {
    saves.withValue { $0.append(things) }
    memory.save(things)
  }
}

@MainActor
@Suite(.timeLimit(.minutes(1))) struct TheNextLaunch {
  @Test func `a list that is kept passes`() async {
    #expect(await isKept { List(nil, LockIsolated([])) }, "A list that is right does not pass.")
  }

  @Test(arguments: [Mistake.showsNothing, .showsItsOwn])
  fileprivate func `one that does not show what the memory holds fails`(mistake: Mistake) async {
    await expectFailure(mistake)
  }

  @Test(arguments: [Mistake.savesTheLast, .savesEarly, .savesLate, .ignoresTheSecond])
  fileprivate func `one that saves other things or at another time fails`(mistake: Mistake) async {
    await expectFailure(mistake)
  }

  @Test(arguments: [Mistake.savesAtLaunch, .savesTwice, .savesOnce])
  fileprivate func `one that saves too often or too seldom fails`(mistake: Mistake) async {
    await expectFailure(mistake)
  }

  /// A check that rejects everything finds no mistake, so a right list is tried first.
  private func expectFailure(_ mistake: Mistake) async {
    await `a list that is kept passes`()
    let saves = LockIsolated<[[String]]>([])
    let passes = await isKept { List(mistake, saves) }
    #expect(!passes, "A list that \(mistake.rawValue) passes. All that it saved: \(saves.value)")
  }
}
