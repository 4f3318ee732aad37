import Dependencies
import Foundation
import IssueReporting
import TestProbes
import Testing

@testable import YourOwnCodeExercises

@MainActor
@Suite struct StampTheCard {
  // Demand 1
  @Test(arguments: contexts)
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
      #expect(first.stamps == expected, "Dates and identifiers were handed over. The card has:")
      #expect(second.stamps.map(\.id) == [UUID(99)], "A second card has its own identifiers:")
    }
  }

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

  // Demand 2
  @Test func `the card does what it did`() async {
    // A process of its own has a time zone of its own.
    await #expect(processExitsWith: .success) {
      setenv("TZ", "America/New_York", 1)
      NSTimeZone.resetSystemTimeZone()
      let hours = [0, month].map { TimeZone.current.secondsFromGMT(for: newYork + $0) / 3600 }
      #expect(
        hours == [-5, -4],
        "This machine has no data of time zones: install it. New York's hours from Greenwich are:"
      )
      for context in contexts {
        await everyOrder(in: context, upTo: context == .test ? 4 : 3, of: Cups.any) {
          StampTheCard().fault(after: $0).map { "\($0) The context is '\(context)'." }
        }
      }
    }
  }

  // Demand 3
  @Test func `a right card passes your check, each time`() {
    for time in ["first", "second"] {
      var last = ScriptedCard(Rules())
      let isRight = verdict {
        last = ScriptedCard(Rules())
        return last
      }
      let shown = "\(last.freeCups) free cups, and stamps of \(last.stamps.map(\.date))"
      #expect(isRight, "A right card does not pass the \(time) time. Your check ends at \(shown)")
    }
  }

  @Test func `your card passes your check`() {
    let isRight = verdict { TeaCard() }
    #expect(isRight, "Your own card does not pass your check.")
  }

  // Demand 4
  @Test(arguments: Rules.wrong)
  fileprivate func `a wrong card does not pass your check`(_ card: Rules) {
    // What a card misses, the tests of a right one say.
    let isRight = withIssueReporters([]) { cardIsRight { ScriptedCard(card) } }
    #expect(!isRight, "A card that \(card.testDescription) passes your check.")
  }

  /// Where your card is not as a card of the shop after these steps.
  private func fault(after steps: [Cups]) -> String? {
    let (now, cup) = (LockIsolated(newYork), LockIsolated(0))
    let identifiers = UUIDGenerator { UUID(99 - cup.value) }
    let card = made(now, identifiers) { TeaCard() }
    let right = made(now, identifiers) { ScriptedCard(Rules()) }
    for step in steps {
      let stamps = card.stamps
      now.withValue { $0 += step.later }
      if card.stamps != stamps { return "A stamp is off the card before the next cup is bought." }
      for _ in 1...step.number {
        cup.withValue { $0 += 1 }
        let (stamps, cups) = (TestView { card.stamps }, TestView { card.freeCups })
        let before = (card.stamps, card.freeCups)
        card.cupBought()
        right.cupBought()
        if !stamps.isTold, card.stamps != before.0 { return "No screen hears of the stamps." }
        if !cups.isTold, card.freeCups != before.1 { return "No screen hears of a free cup." }
      }
    }
    if (card.stamps, card.freeCups) == (right.stamps, right.freeCups) { return nil }
    let (stamps, cups) = (card.stamps.count, card.freeCups)
    return (stamps, cups) == (right.stamps.count, right.freeCups)
      ? "A date, an identifier or a place is not right."
      : """
      It has stamps: \(stamps), not \(right.stamps.count); free cups: \(cups), not \(right.freeCups). \
      This is March in New York, where clocks are put forward.
      """
  }

  private func made<C>(_ now: LockIsolated<Date>, _ uuid: UUIDGenerator, _ make: () -> C) -> C {
    withDependencies {
      $0.date = DateGenerator { now.value }
      $0.uuid = uuid
    } operation: {
      make()
    }
  }

  /// What your check says. A card that misses a date or an identifier reports it for each cup: here
  /// that is one sentence about your check.
  private func verdict(on makeCard: () -> any StampCard) -> Bool {
    let reports = IssueLog()
    let isRight = withIssueReporters([reports]) { cardIsRight(makeCard) }
    let handsOver = reports.messages.isEmpty
    #expect(handsOver, "Your check hands over no date, or no identifiers, when it makes a card.")
    return isRight
  }
}

private let month: TimeInterval = 30 * 86_400
/// In the thirty days from here on, clocks are put forward in New York.
private let newYork = Date(timeIntervalSince1970: 1_772_841_600)

private struct Cups: CustomStringConvertible {
  let number: Int
  let later: TimeInterval

  static func any(after _: [Self]) -> [Self] {
    // A date holds this part of a second exactly.
    let times: [TimeInterval] = [1 / 1024, month - 1 / 1024]
    return times.flatMap { [Self(number: 1, later: $0), Self(number: 8, later: $0)] }
      + [Self(number: 1, later: -1 / 1024)]
  }

  var description: String {
    (number == 1 ? "a cup " : "\(number) cups ")
      + "\(later < 1 ? "" : "thirty days less ")a moment \(later < 0 ? "earlier" : "later")"
  }
}

/// What a card does, and where it goes wrong.
private struct Rules: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var isOld: @Sendable (TimeInterval) -> Bool = { $0 >= month }
  /// The stamps that stay when a cup is bought.
  var staying: @Sendable ([Stamp], (Stamp) -> Bool) -> [Stamp] = { stamps, isOld in
    stamps.filter { !isOld($0) }
  }
  var adding: @Sendable ([Stamp], Stamp) -> [Stamp] = { $0 + [$1] }
  var isFull: @MainActor (ScriptedCard) -> Bool = { $0.kept.count >= 10 }
  var showing: @MainActor (ScriptedCard) -> [Stamp] = { $0.cups == 0 ? [] : $0.kept }
  var mostCups = Int.max

  init(_ mistake: String = "is right", _ change: (inout Self) -> Void = { _ in }) {
    testDescription = mistake
    change(&self)
  }

  static let wrong =
    [
      Self("never stamps") { $0.adding = { stamps, _ in stamps } },
      Self("stamps twice for each cup") { $0.adding = { $0 + [$1, $1] } },
      Self("makes its own identifiers") { $0.adding = { $0 + [Stamp(id: UUID(), date: $1.date)] } },
      Self("has one identifier for all of its stamps") {
        $0.adding = { $0 + [Stamp(id: ($0.first ?? $1).id, date: $1.date)] }
      },
      Self("drops a stamp a second too early") { $0.isOld = { $0 >= month - 1 } },
      Self("keeps a stamp at the end of its thirty days") { $0.isOld = { $0 > month } },
      Self("takes off one old stamp at a time") {
        $0.staying = { stamps, isOld in
          stamps.first.map(isOld) == true ? Array(stamps.dropFirst()) : stamps
        }
      },
      Self("takes off the newest stamp when one is old") {
        $0.staying = { stamps, isOld in stamps.dropLast(stamps.count(where: isOld)) }
      },
      Self("gives a free cup for nine stamps") { $0.isFull = { $0.kept.count >= 9 } },
      Self("gives a free cup for eleven stamps") { $0.isFull = { $0.kept.count >= 11 } },
      Self("gives a later free cup for ten cups, and not for ten stamps") {
        $0.isFull = { ($0.freeCups == 0 ? $0.kept.count : $0.cups) >= 10 }
      },
      Self("keeps its stamps until the cup after a free one") { $0.showing = { $0.kept } },
      Self("gives one free cup and no other") { $0.mostCups = 1 },
    ] + shows("from its first cup", 0) + shows("after a free cup", 1)

  private static func shows(_ when: String, _ cups: Int) -> [Self] {
    ["date", "identifier", "place"].flatMap { what in
      ["first", "second", "last"].map { which in
        Self("has another \(what) for its \(which) stamp \(when)") {
          $0.showing = { card in
            var stamps = card.cups == 0 ? [] : card.kept
            guard stamps.count > 1, card.freeCups >= cups else { return stamps }
            let place = which == "last" ? stamps.count - 1 : which == "first" ? 0 : 1
            let stamp = stamps[place]
            switch what {
            case "date": stamps[place] = Stamp(id: stamp.id, date: stamp.date + 60)
            case "identifier": stamps[place] = Stamp(id: UUID(), date: stamp.date)
            default: stamps.swapAt(place, abs(place - 1))
            }
            return stamps
          }
        }
      }
    }
  }
}

@MainActor
private final class ScriptedCard: StampCard {
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  private(set) var freeCups = 0
  private(set) var kept: [Stamp] = []
  /// Those since the last free one.
  private(set) var cups = 0
  private let rules: Rules

  init(_ rules: Rules) { self.rules = rules }

  var stamps: [Stamp] { rules.showing(self) }

  func cupBought() {
    let now = now
    if cups == 0 { kept = [] }
    cups += 1
    kept = rules.staying(kept) { rules.isOld(now.timeIntervalSince($0.date)) }
    kept = rules.adding(kept, Stamp(id: uuid(), date: now))
    guard rules.isFull(self) else { return }
    if freeCups < rules.mostCups { freeCups += 1 }
    cups = 0
  }
}
