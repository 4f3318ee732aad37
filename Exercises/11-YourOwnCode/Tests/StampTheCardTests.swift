import Dependencies
import Foundation
import Testing

@testable import YourOwnCodeExercises

private enum Mistake: String, CaseIterable {
  case ownIdentifiers = "makes its own identifiers"
  case tooEarly = "drops a stamp after 29 days"
  case tooLate = "keeps a stamp for 31 days"
  case nineAreEnough = "gives a free cup for nine stamps"
  case givesNoFreeCup = "gives no free cup for ten stamps"
  case keepsItsStamps = "keeps its stamps when it gives a free cup"
}

/// A card that is right, or one with a mistake.
private final class Card: StampCard {
  private(set) var stamps: [Stamp] = []
  private(set) var freeCups = 0
  @Dependency(\.date.now) private var now
  @Dependency(\.uuid) private var uuid
  private let mistake: Mistake?

  init(_ mistake: Mistake? = nil) { self.mistake = mistake }

  func cupBought() {
    let now = now
    let days: Double = mistake == .tooEarly ? 29 : mistake == .tooLate ? 31 : 30
    stamps.removeAll { now.timeIntervalSince($0.date) >= days * 86_400 }
    stamps.append(Stamp(id: mistake == .ownIdentifiers ? UUID() : uuid(), date: now))
    guard stamps.count >= (mistake == .nineAreEnough ? 9 : 10) else { return }
    if mistake != .givesNoFreeCup { freeCups += 1 }
    if mistake != .keepsItsStamps { stamps = [] }
  }
}

@MainActor
@Suite struct StampTheCard {
  let now = LockIsolated(Date(timeIntervalSince1970: 0))
  let card: TeaCard

  init() {
    card = withDependencies { [now] in
      $0.date = DateGenerator { now.value }
      $0.uuid = .incrementing
    } operation: {
      TeaCard()
    }
  }

  @Test func `a stamp has the date and the identifier that the card was made with`() {
    card.cupBought()
    now.setValue(Date(timeIntervalSince1970: 60))
    card.cupBought()
    #expect(card.stamps.map(\.date.timeIntervalSince1970) == [0, 60])
    #expect(card.stamps.map(\.id) == [UUID(0), UUID(1)])
  }

  @Test func `in all else, the card does what it did`() {
    card.cupBought()
    now.setValue(Date(timeIntervalSince1970: 29.9 * 86_400))
    for _ in 2...9 { card.cupBought() }
    #expect(card.stamps.count == 9, "A stamp has fallen off within thirty days.")
    now.setValue(Date(timeIntervalSince1970: 30 * 86_400))
    card.cupBought()
    #expect(card.stamps.count == 9, "The first stamp is thirty days old, and still there.")
    card.cupBought()
    #expect(card.stamps == [], "There were ten stamps, and the card is not blank.")
    #expect(card.freeCups == 1)
  }

  @Test func `a card that is right passes your check, and so does yours`() {
    #expect(cardIsRight { Card() }, "A card that is right does not pass.")
    #expect(cardIsRight { TeaCard() }, "Your own card does not pass.")
  }

  @Test(arguments: Mistake.allCases)
  fileprivate func `a card with a mistake does not pass your check`(mistake: Mistake) {
    // A check that rejects everything finds no mistake.
    #expect(cardIsRight { Card() }, "A card that is right does not pass.")
    #expect(!cardIsRight { Card(mistake) }, "A card that \(mistake.rawValue) passes.")
  }
}
