import Dependencies
import Foundation
import Observation

struct Stamp: Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
}

/// A card of a tea shop: a stamp for each cup, and for ten stamps a free cup and a blank card. A
/// stamp is good for thirty days, and is off the card when the next cup is bought after that.
@MainActor
protocol StampCard {
  var stamps: [Stamp] { get }
  var freeCups: Int { get }
  func cupBought()
}

// TODO: Take control of all that a scan of this file finds.
@MainActor @Observable
final class TeaCard: StampCard {
  private(set) var stamps: [Stamp] = []
  private(set) var freeCups = 0

  func cupBought() {
    stamps.removeAll { Date().timeIntervalSince($0.date) >= 30 * 24 * 60 * 60 }
    stamps.append(Stamp(id: UUID(), date: Date()))
    if stamps.count == 10 {
      freeCups += 1
      stamps = []
    }
  }
}

/// Whether a card does what a card of this shop has to do. The check may make several cards.
@MainActor
func cardIsRight(_ makeCard: () -> any StampCard) -> Bool {
  // TODO: Hand the card a date that you move, and identifiers that you know.
  let card = makeCard()
  card.cupBought()
  // TODO: Say whether each stamp, each free cup and each stamp that is too old is right.
  return true
}
