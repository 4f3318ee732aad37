import Dependencies
import DependenciesTestSupport
import Foundation
import IssueReporting
import Testing

@testable import YourOwnCodeExercises

@MainActor
@Suite struct StampTheCard {
  // Demand 1
  @Test(arguments: [DependencyContext.live, .preview, .test])
  func `a stamp has the date and the identifier that the card was made with`(
    _ context: DependencyContext
  ) {
    let now = LockIsolated(Date(timeIntervalSince1970: 437.3))
    let first = TeaCard.made(in: context, now, .incrementing)
    let second = TeaCard.made(in: context, now, .constant(UUID(99)))
    inContext(context) {
      first.cupBought()
      now.withValue { $0 += 86_400.25 }
      second.cupBought()
      first.cupBought()
      let expected = [
        Stamp(id: UUID(0), date: Date(timeIntervalSince1970: 437.3)),
        Stamp(id: UUID(1), date: Date(timeIntervalSince1970: 86_837.55)),
      ]
      #expect(
        first.stamps == expected,
        "The date and the identifiers were handed over in context \(context). The card has:"
      )
      #expect(
        second.stamps.map(\.id) == [UUID(99)],
        "A second card has identifiers of its own. It has:"
      )
    }
  }

  // Demand 2
  @Test func `the card does what it did`() {
    let flaw = TeaCard.flaw()
    #expect(flaw == nil, "Under control, the card has changed: it \(flaw ?? "").")
  }

  // Demand 3
  @Test(.filterIssues { $0.isFailure })
  func `a test that says no identifier fails`() {
    withDependencies {
      $0.date.now = Date(timeIntervalSince1970: 7)
    } operation: {
      withExpectedIssue("The identifiers were not overridden, and the test would pass.") {
        TeaCard().cupBought()
      }
    }
  }

  // Two tests: at work, what a test has read or overridden once is not reported again in it.
  @Test(.filterIssues { $0.isFailure })
  func `a test that says no date fails`() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      withExpectedIssue("The date was not overridden, and the test would pass.") {
        TeaCard().cupBought()
      }
    }
  }

  // Demand 4
  @Test func `a right card passes your check, each time`() {
    for time in ["first", "second"] {
      let isRight = verdict { ScriptedCard(Rules()) }
      #expect(isRight, "A card that is right does not pass your check the \(time) time.")
    }
  }

  @Test func `your card passes your check`() {
    let isRight = verdict { TeaCard() }
    #expect(isRight, "Your own card does not pass your check.")
  }

  // Demand 5
  @Test(arguments: Mistake.aboutAStamp)
  fileprivate func `one that is wrong about a stamp does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  // Demand 6
  @Test(arguments: Mistake.aboutAFreeCup)
  fileprivate func `one that is wrong about a free cup does not pass`(_ mistake: Mistake) {
    refuse(mistake)
  }

  private func refuse(_ mistake: Mistake) {
    // What a card misses, the tests of a right one say.
    let isRight = withIssueReporters([]) { cardIsRight { ScriptedCard(mistake.rules) } }
    #expect(!isRight, "A card that \(mistake.name) passes your check.")
  }

  /// What your check says. A card that misses a date or an identifier reports it for each cup: here
  /// that is one sentence about your check.
  private func verdict(
    _ location: SourceLocation = #_sourceLocation,
    on makeCard: () -> any StampCard
  ) -> Bool {
    let reports = IssueLog()
    let isRight = withIssueReporters([reports]) { cardIsRight(makeCard) }
    let handsOver = reports.messages.isEmpty
    #expect(
      handsOver,
      "Your check hands over no date or no identifiers when it makes a card.",
      sourceLocation: location
    )
    return isRight
  }
}

extension TeaCard {
  fileprivate static func made(
    in context: DependencyContext,
    _ now: LockIsolated<Date>,
    _ uuid: UUIDGenerator
  ) -> TeaCard {
    withDependencies {
      $0.context = context
      $0.date = DateGenerator { now.value }
      $0.uuid = uuid
    } operation: {
      TeaCard()
    }
  }

  /// What it does otherwise than a card of the shop.
  fileprivate static func flaw() -> String? {
    let now = LockIsolated(Date(timeIntervalSince1970: 1_000))
    let card = made(in: .test, now, .incrementing)
    let (stamps, cups) = (TestView { card.stamps }, TestView { card.freeCups })
    for cup in 1...23 {
      now.withValue { $0 += 60 }
      card.cupBought()
      guard card.freeCups == cup / 10 else { return "has \(card.freeCups) free cups for \(cup)" }
      guard card.stamps.count == cup % 10 else { return "has \(card.stamps.count) after \(cup)" }
    }
    guard stamps.isTold else { return "tells no screen that shows it of a new stamp" }
    guard cups.isTold else { return "tells no screen that shows it of a free cup" }
    now.withValue { $0 += 30 * 86_400 - 61 }
    card.cupBought()
    guard card.stamps.count == 3 else { return "loses a stamp at the wrong second" }
    for _ in 1...6 { card.cupBought() }
    now.withValue { $0 += 1 }
    card.cupBought()
    guard card.stamps.count == 9, card.freeCups == 2 else {
      return "counts a stamp that falls off with the tenth cup"
    }
    return nil
  }
}

/// What a card does, and where it goes wrong.
private struct Rules: Sendable {
  var stampsForACup = 10
  var seconds: TimeInterval = 30 * 86_400
  var losesStampsAfterSeconds = false
  var losesOne = false
  var losesTheNewest = false
  var keepsStamps = false
  var mostCups = Int.max
  var newIdentifiers = true
  var usesTheFirstDate = false
  var hasRealDates = false
  var isLate: TimeInterval = 0
  var hasRealIdentifiers = false
  var countsEachCup = false
  var newestFirst = false
  var stampsTwice = false
  var stampsAtAll = true
}

private struct Mistake: Sendable, CustomTestStringConvertible {
  let name: String
  var rules = Rules()

  init(_ name: String, _ change: (inout Rules) -> Void) {
    self.name = name
    change(&rules)
  }

  var testDescription: String { name }

  static let aboutAStamp = [
    Self("never stamps") { $0.stampsAtAll = false },
    Self("stamps twice for each cup") { $0.stampsTwice = true },
    Self("has its newest stamp first") { $0.newestFirst = true },
    Self("asks the system for the date") { $0.hasRealDates = true },
    Self("puts a date on its stamps that is a minute late") { $0.isLate = 60 },
    Self("asks the system for the identifier") { $0.hasRealIdentifiers = true },
    Self("has one identifier for all stamps") { $0.newIdentifiers = false },
    Self("puts the date of the first stamp on each") { $0.usesTheFirstDate = true },
    Self("keeps a stamp for ever") { $0.seconds = .infinity },
    Self("keeps a stamp for thirty-one days") { $0.seconds = 31 * 86_400 },
    Self("keeps a stamp for twenty-nine days") { $0.seconds = 29 * 86_400 },
    Self("keeps a stamp a second more") { $0.seconds += 1 },
    Self("keeps a stamp a second less") { $0.seconds -= 1 },
    Self("keeps a stamp at the end of its thirty days") { $0.losesStampsAfterSeconds = true },
    Self("takes off one old stamp at a time") { $0.losesOne = true },
    Self("takes off the newest stamp when one is old") { $0.losesTheNewest = true },
  ]

  static let aboutAFreeCup = [
    Self("gives a free cup for nine stamps") { $0.stampsForACup = 9 },
    Self("gives a free cup for eleven stamps") { $0.stampsForACup = 11 },
    Self("gives a free cup for ten cups, also where stamps fell off") { $0.countsEachCup = true },
    Self("keeps its stamps when it gives a free cup") { $0.keepsStamps = true },
    Self("gives one free cup and no other") { $0.mostCups = 1 },
  ]
}

@MainActor
private final class ScriptedCard: StampCard {
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  private(set) var stamps: [Stamp] = []
  private(set) var freeCups = 0
  private var cups = 0
  private let rules: Rules

  init(_ rules: Rules) { self.rules = rules }

  func cupBought() {
    guard rules.stampsAtAll else { return }
    let now = rules.hasRealDates ? Date() : now
    func isOld(_ stamp: Stamp) -> Bool {
      let age = now.timeIntervalSince(stamp.date) + rules.isLate
      return rules.losesStampsAfterSeconds ? age > rules.seconds : age >= rules.seconds
    }
    if rules.losesOne {
      if let first = stamps.first, isOld(first) { stamps.removeFirst() }
    } else if rules.losesTheNewest {
      stamps.removeLast(stamps.count(where: isOld))
    } else {
      stamps.removeAll(where: isOld)
    }
    for _ in 0..<(rules.stampsTwice ? 2 : 1) { add(now) }
    cups += 1
    let isFull =
      rules.countsEachCup
      ? cups.isMultiple(of: rules.stampsForACup) : stamps.count >= rules.stampsForACup
    guard isFull else { return }
    if freeCups < rules.mostCups { freeCups += 1 }
    if !rules.keepsStamps { stamps = [] }
  }

  private func add(_ now: Date) {
    let id = rules.hasRealIdentifiers ? UUID() : uuid()
    let date = rules.usesTheFirstDate ? stamps.first?.date ?? now : now + rules.isLate
    let stamp = Stamp(id: rules.newIdentifiers ? id : stamps.first?.id ?? id, date: date)
    stamps.insert(stamp, at: rules.newestFirst ? 0 : stamps.count)
  }
}
