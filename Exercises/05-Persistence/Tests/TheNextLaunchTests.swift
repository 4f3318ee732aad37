import Dependencies
import TestProbes
import Testing

@testable import PersistenceExercises

// One test at a time: what two checks share shows where two are under way at once, and not elsewhere.
@MainActor
@Suite(.serialized) struct TheNextLaunch {
  // Demand 1
  @Test(arguments: RightList.allCases)
  func `a list that is kept passes, each time`(_ right: RightList) async throws {
    for _ in 1...2 {
      let isKept = try await answer { right.launched() }
      #expect(isKept, "A list that \(right.rawValue) is right, and does not pass.")
    }
  }

  // Demand 2
  @Test(arguments: [
    WrongList.showsNothing, .showsNothingAtFirst, .showsOne, .showsLineBreaks, .showsTheFirstLaunch,
    .showsInOrderLater, .showsTheNewestLater, .showsItsOwn,
  ])
  func `one that does not show what the memory holds does not pass`(
    _ list: WrongList
  ) async throws { try await expectNoPass(list) }

  // Demand 3
  @Test(arguments: [
    WrongList.savesNothing, .savesTheLast, .savesTheNew, .savesEqualOnes, .savesInOrder,
    .savesTheFirstChange, .savesTooLittleAtFirst, .savesNoLoneChange,
  ])
  func `one that saves something else than it shows does not pass`(
    _ list: WrongList
  ) async throws { try await expectNoPass(list) }

  // Demand 4
  @Test(arguments: [
    WrongList.savesAtOnce, .savesLaterAtOnce, .savesTooSoonAtFirst, .savesTooSoonLater,
    .savesTooLateAtFirst, .savesTooLateLater, .countsFromTheFirst, .savesEachChange,
  ])
  func `one that does not save a second after the last change does not pass`(
    _ list: WrongList
  ) async throws { try await expectNoPass(list) }

  // Demand 5
  @Test(arguments: [
    WrongList.savesAtLaunch, .savesAfterLaunch, .savesTwice, .savesAgainLater, .savesAgainMuchLater,
    .savesOnce,
  ])
  func `one that does not save once for each pause does not pass`(
    _ list: WrongList
  ) async throws { try await expectNoPass(list) }

  // Demand 6
  @Test(arguments: [WrongList.waitsElsewhere, .keepsElsewhere])
  func `one that uses another clock or another memory does not pass`(
    _ list: WrongList
  ) async throws { try await expectNoPass(list) }

  // Demand 1
  @Test func `two checks at once do not see each other`() async throws {
    let alone = try await answer { WrongList.savesEqualOnes.launched() }
    let checks = [
      Task { try await answer { RightList.cancels.launched() } },
      Task { try await answer { WrongList.savesEqualOnes.launched() } },
      Task { try await answer { RightList.counts.launched() } },
      Task { try await answer { RightList.cancels.launched() } },
    ]
    var answers: [Bool] = []
    for check in checks { answers.append(try await check.value) }
    #expect(
      answers == [true, alone, true, true],
      "Four checks are under way at once, the second one of a wrong list. They answer:"
    )
  }

  private func expectNoPass(_ list: WrongList) async throws {
    for _ in 1...2 {
      let attic = Attic()
      let isKept = try await answer { list.launched(attic) }
      #expect(!isKept, "A list that \(list.rawValue) passes your check.")
    }
  }

  /// What your check says.
  private func answer(
    _ launch: @escaping @MainActor () -> any ShoppingList
  ) async throws -> Bool {
    try await returnedAnswer(
      "Your check is not over when its clock has nothing left to do: it waits in real time, or for ever."
    ) {
      await isKept(launch)
    }
  }
}

/// Lists that are right.
enum RightList: String, CaseIterable {
  case cancels = "cancels the save that waits"
  case counts = "counts its changes, and shows the newest thing first"
  case streams = "sends its changes through a stream"

  @MainActor
  func launched() -> any ShoppingList {
    switch self {
    case .cancels: CancellingList()
    case .counts: CountingList()
    case .streams: StreamingList()
    }
  }
}

@MainActor
private final class CountingList: ShoppingList {
  private(set) var things: [String] = []
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.listMemory) private var memory
  private var changes = 0

  init() { things = memory.load() }

  func addButtonTapped(_ thing: String) {
    things.insert(thing, at: 0)
    changes += 1
    Task { [changes] in
      try await clock.sleep(for: .seconds(1))
      if changes == self.changes { memory.save(things) }
    }
  }
}

@MainActor
private final class StreamingList: ShoppingList {
  private(set) var things: [String] = []
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.listMemory) private var memory
  private let changes: AsyncStream<[String]>.Continuation

  init() {
    let stream: AsyncStream<[String]>
    (stream, changes) = AsyncStream.makeStream()
    things = memory.load()
    Task { [clock, memory] in
      var waiting: Task<Void, any Error>?
      for await things in stream {
        waiting?.cancel()
        waiting = Task {
          try await clock.sleep(for: .seconds(1))
          memory.save(things)
        }
      }
    }
  }

  deinit { changes.finish() }

  func addButtonTapped(_ thing: String) {
    things.append(thing)
    changes.yield(things)
  }
}

enum WrongList: String {
  case showsNothing = "shows nothing when it is launched"
  case showsNothingAtFirst = "shows nothing at its first launch, though something is kept"
  case showsOne = "shows one of the things that were kept, and no other"
  case showsLineBreaks = "shows each thing that was kept with a line break at its end"
  case showsTheFirstLaunch = "shows at each launch what was kept at the first one"
  case showsInOrderLater = "sorts its things by the alphabet, except at the first launch"
  case showsTheNewestLater = "shows only the newest thing, except at the first launch"
  case showsItsOwn = "shows a thing of its own when the memory is empty"
  case keepsElsewhere = "keeps a copy elsewhere, and shows that when the memory is empty"
  case savesNothing = "saves nothing"
  case savesTheLast = "saves only the last thing"
  case savesTheNew = "saves only what was added since its launch"
  case savesEqualOnes = "saves two equal things as one"
  case savesInOrder = "saves the things in alphabetical order"
  case savesTheFirstChange = "saves what it showed after the first of several changes"
  case savesTooLittleAtFirst = "leaves a thing out of its first save"
  case savesNoLoneChange = "saves nothing after a change that comes alone"
  case savesAtOnce = "saves at once"
  case savesLaterAtOnce = "saves at once, except the first time"
  case savesTooSoonAtFirst = "saves a millisecond too soon, the first time only"
  case savesTooSoonLater = "saves a millisecond too soon, except the first time"
  case savesTooLateAtFirst = "saves a millisecond too late, the first time only"
  case savesTooLateLater = "saves a millisecond too late, except the first time"
  case countsFromTheFirst = "saves a second after the first of several changes"
  case savesEachChange = "saves a second after each of several changes"
  case savesAtLaunch = "saves when it is launched"
  case savesAfterLaunch = "saves a second after it is launched, with no change"
  case savesTwice = "saves everything twice"
  case savesAgainLater = "saves once more a second later"
  case savesAgainMuchLater = "saves once more 59.3 seconds later"
  case savesOnce = "saves after its first change, and never again"
  case waitsElsewhere = "waits on a clock of its own"

  @MainActor
  func launched(_ attic: Attic = .init()) -> any ShoppingList { CancellingList(self, attic) }
}

/// Where a list keeps its things that does not use the memory.
@MainActor
final class Attic {
  var things: [String]?
}

/// A right list, or one with one mistake.
@MainActor
private final class CancellingList: ShoppingList {
  private(set) var things: [String] = []
  @Dependency(\.continuousClock) private var clock
  @Dependency(\.listMemory) private var memory
  private let mistake: WrongList?
  private let attic: Attic
  private var waiting: Task<Void, any Error>?
  /// After the first of the changes that are not saved yet.
  private var firstShown: [String]?
  private var loaded = 0
  private var hasSaved = false

  init(_ mistake: WrongList? = nil, _ attic: Attic = Attic()) {
    (self.mistake, self.attic) = (mistake, attic)
    let kept = memory.load()
    loaded = kept.count
    things =
      switch mistake {
      case .showsNothing: []
      case .showsNothingAtFirst where attic.things == nil: []
      case .showsOne: Array(kept.prefix(1))
      case .showsLineBreaks: kept.map { $0 + "\n" }
      case .showsItsOwn where kept.isEmpty: ["bread"]
      case .showsTheFirstLaunch: attic.things ?? kept
      case .keepsElsewhere where kept.isEmpty: attic.things ?? kept
      case .showsInOrderLater where attic.things != nil: kept.sorted()
      case .showsTheNewestLater where attic.things != nil: kept.suffix(1)
      default: kept
      }
    if [.showsTheFirstLaunch, .showsInOrderLater, .showsTheNewestLater].contains(mistake) {
      attic.things = things
    }
    if mistake == .showsNothingAtFirst, !kept.isEmpty { attic.things = kept }
    if mistake == .savesAtLaunch { memory.save(things) }
    if mistake == .savesAfterLaunch { saveLater() }
  }

  func addButtonTapped(_ thing: String) {
    things.append(thing)
    switch mistake {
    case .savesAtOnce: return save(things)
    case .countsFromTheFirst: if firstShown != nil { return }
    case .savesEachChange: break
    default: waiting?.cancel()
    }
    saveLater()
  }

  private func saveLater() {
    firstShown = firstShown ?? things
    waiting = Task {
      try await wait()
      save(mistake == .savesTheFirstChange ? firstShown ?? things : things)
      firstShown = nil
      // Where it saves again, the next change cancels that: a check has to wait after the last one.
      guard mistake == .savesAgainLater || mistake == .savesAgainMuchLater else { return }
      try await clock.sleep(for: .milliseconds(mistake == .savesAgainLater ? 1_000 : 59_300))
      save(things)
    }
  }

  private func wait() async throws {
    switch mistake {
    case .savesTooSoonAtFirst where !hasSaved, .savesTooSoonLater where hasSaved:
      try await clock.sleep(for: .milliseconds(999))
    case .savesTooLateAtFirst where !hasSaved, .savesTooLateLater where hasSaved:
      try await clock.sleep(for: .milliseconds(1001))
    case .savesLaterAtOnce where hasSaved: return
    case .waitsElsewhere: try await TestClock().sleep(for: .seconds(1))
    default: try await clock.sleep(for: .seconds(1))
    }
  }

  private func save(_ things: [String]) {
    if mistake == .keepsElsewhere { attic.things = things }
    switch mistake {
    case .savesNothing: return
    case .savesNoLoneChange where firstShown == things: return
    case .savesOnce where hasSaved: return
    case .savesTheLast: memory.save(things.suffix(1))
    case .savesTheNew: memory.save(Array(things.dropFirst(loaded)))
    case .savesEqualOnes:
      memory.save(things.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    case .savesTooLittleAtFirst where !hasSaved: memory.save(things.dropLast())
    case .savesInOrder: memory.save(things.sorted())
    case .savesTwice: for _ in 1...2 { memory.save(things) }
    default: memory.save(things)
    }
    hasSaved = true
  }
}
