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
    inContext(context) {
      let first = made(now, .incrementing) { TeaCard() }
      let second = made(now, .constant(UUID(99))) { TeaCard() }
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
  @Test func `the card does what it did`() async {
    await everyOrder(upTo: 4, of: Cups.any) { fault(after: $0) }
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
  @Test(arguments: Rules.aboutAStamp)
  fileprivate func `one that is wrong about a stamp does not pass`(_ card: Rules) { refuse(card) }

  // Demand 6
  @Test(arguments: Rules.aboutAFreeCup)
  fileprivate func `one that is wrong about a free cup does not pass`(_ card: Rules) {
    refuse(card)
  }

  /// Where your card is not as a card of the shop after these steps.
  private func fault(after steps: [Cups]) -> String? {
    // In this month, clocks are put forward or back in most countries that do so.
    let (now, cup) = (LockIsolated(Date(timeIntervalSince1970: 1_772_841_600)), LockIsolated(0))
    let identifiers = UUIDGenerator { UUID(99 - cup.value) }
    let card = made(now, identifiers) { TeaCard() }
    let right = made(now, identifiers) { ScriptedCard(Rules()) }
    for step in steps {
      now.withValue { $0 += step.later }
      for _ in 1...step.number {
        cup.withValue { $0 += 1 }
        let (stamps, cups) = (TestView { card.stamps }, TestView { card.freeCups })
        let before = (card.stamps, card.freeCups)
        card.cupBought()
        right.cupBought()
        if !stamps.isTold, card.stamps != before.0 { return "No screen is told of the stamps." }
        if !cups.isTold, card.freeCups != before.1 { return "No screen is told of a free cup." }
      }
    }
    if (card.stamps, card.freeCups) == (right.stamps, right.freeCups) { return nil }
    let (stamps, cups) = (card.stamps.count, card.freeCups)
    return (stamps, cups) == (right.stamps.count, right.freeCups)
      ? "A date, an identifier or a place is not right."
      : "It has \(stamps) stamps and \(cups) free cups, not \(right.stamps.count) and \(right.freeCups)."
  }

  private func made<C>(_ now: LockIsolated<Date>, _ uuid: UUIDGenerator, _ make: () -> C) -> C {
    withDependencies {
      $0.date = DateGenerator { now.value }
      $0.uuid = uuid
    } operation: {
      make()
    }
  }

  private func refuse(_ mistaken: Rules) {
    // What a card misses, the tests of a right one say.
    let isRight = withIssueReporters([]) { cardIsRight { ScriptedCard(mistaken) } }
    #expect(!isRight, "A card that \(mistaken.mistake) passes your check.")
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

private struct Cups: CustomStringConvertible {
  let number: Int
  let later: TimeInterval

  static func any(after _: [Self]) -> [Self] {
    [0.25, 30 * 86_400 - 0.25].flatMap { [Self(number: 1, later: $0), Self(number: 8, later: $0)] }
  }

  var description: String {
    (later < 1 ? "0.25 s" : "thirty days less 0.25 s")
      + " later, \(number == 1 ? "a cup is" : "\(number) cups are") bought"
  }
}

/// What a card does, and where it goes wrong.
private struct Rules: Sendable, CustomTestStringConvertible {
  private(set) var mistake = "is right"
  var isOld: @Sendable (TimeInterval) -> Bool = { $0 >= month }
  /// The stamps that stay when a cup is bought.
  var staying: @Sendable ([Stamp], (Stamp) -> Bool) -> [Stamp] = { stamps, isOld in
    stamps.filter { !isOld($0) }
  }
  var adding: @Sendable ([Stamp], Stamp) -> [Stamp] = { $0 + [$1] }
  var isFull: @Sendable (_ stamps: Int, _ cups: Int) -> Bool = { stamps, _ in stamps >= 10 }
  var keepsStamps = false
  var mostCups = Int.max
  private static let month: TimeInterval = 30 * 86_400

  init() {}

  private init(_ mistake: String, _ change: (inout Self) -> Void) {
    self.mistake = mistake
    change(&self)
  }

  var testDescription: String { mistake }

  static let aboutAStamp = [
    Self("never stamps") { $0.adding = { stamps, _ in stamps } },
    Self("stamps twice for each cup") { $0.adding = { $0 + [$1, $1] } },
    Self("has its newest stamp first") { $0.adding = { [$1] + $0 } },
    Self("asks the system for the date") { $0.adding = { $0 + [Stamp(id: $1.id, date: Date())] } },
    Self("puts a date on its stamps that is a minute late") {
      $0.isOld = { $0 + 60 >= month }
      $0.adding = { $0 + [Stamp(id: $1.id, date: $1.date + 60)] }
    },
    Self("asks the system for the identifier") {
      $0.adding = { $0 + [Stamp(id: UUID(), date: $1.date)] }
    },
    Self("has one identifier for all stamps") {
      $0.adding = { $0 + [Stamp(id: $0.first?.id ?? $1.id, date: $1.date)] }
    },
    Self("puts the date of the first stamp on each") {
      $0.adding = { $0 + [Stamp(id: $1.id, date: $0.first?.date ?? $1.date)] }
    },
    Self("keeps a stamp for ever") { $0.isOld = { _ in false } },
    Self("keeps a stamp a second more") { $0.isOld = { $0 >= month + 1 } },
    Self("keeps a stamp a second less") { $0.isOld = { $0 >= month - 1 } },
    Self("keeps a stamp at the end of its thirty days") { $0.isOld = { $0 > month } },
    Self("takes off one old stamp at a time") {
      $0.staying = { stamps, isOld in
        stamps.first.map(isOld) == true ? Array(stamps.dropFirst()) : stamps
      }
    },
    Self("takes off the newest stamp when one is old") {
      $0.staying = { stamps, isOld in stamps.dropLast(stamps.count(where: isOld)) }
    },
  ]

  static let aboutAFreeCup = [
    Self("gives a free cup for nine stamps") { $0.isFull = { stamps, _ in stamps >= 9 } },
    Self("gives a free cup for eleven stamps") { $0.isFull = { stamps, _ in stamps >= 11 } },
    Self("gives a free cup for ten cups, also where stamps fell off") {
      $0.isFull = { _, cups in cups.isMultiple(of: 10) }
    },
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
    let now = now
    cups += 1
    stamps = rules.staying(stamps) { rules.isOld(now.timeIntervalSince($0.date)) }
    stamps = rules.adding(stamps, Stamp(id: uuid(), date: now))
    guard rules.isFull(stamps.count, cups) else { return }
    if freeCups < rules.mostCups { freeCups += 1 }
    if !rules.keepsStamps { stamps = [] }
  }
}
