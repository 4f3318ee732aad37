// Right as well: the check has a card for each question.

import Dependencies
import Foundation
import Observation

struct Stamp: Equatable, Identifiable, Sendable {
  let id: UUID
  let date: Date
}

/// A card of a tea shop: a stamp for each cup, and for ten stamps a free cup and a blank card. A stamp
/// is good for thirty days, and is off the card when the next cup is bought after that.
@MainActor
protocol StampCard {
  var stamps: [Stamp] { get }
  var freeCups: Int { get }
  func cupBought()
}

@MainActor @Observable
final class TeaCard: StampCard {
  private(set) var stamps: [Stamp] = []
  private(set) var freeCups = 0
  @ObservationIgnored @Dependency(\.date.now) private var now
  @ObservationIgnored @Dependency(\.uuid) private var uuid

  func cupBought() {
    let now = now
    stamps.removeAll { now.timeIntervalSince($0.date) >= 30 * 24 * 60 * 60 }
    stamps.append(Stamp(id: uuid(), date: now))
    if stamps.count == 10 {
      freeCups += 1
      stamps = []
    }
  }
}

/// Whether a card does what a card of this shop has to do. It may make as many cards as it likes.
@MainActor
func cardIsRight(_ makeCard: () -> any StampCard) -> Bool {
  let now = LockIsolated(Date(timeIntervalSince1970: 0))
  func made() -> any StampCard {
    withDependencies {
      $0.date = DateGenerator { now.value }
      $0.uuid = .incrementing
    } operation: {
      makeCard()
    }
  }
  func stamps(_ card: any StampCard, after times: [Double]) -> [Double] {
    for time in times {
      now.setValue(Date(timeIntervalSince1970: time))
      card.cupBought()
    }
    return card.stamps.map(\.date.timeIntervalSince1970)
  }
  let end = 30.0 * 24 * 60 * 60

  let aging = made()
  let results = [
    stamps(aging, after: [0, 1]) == [0, 1],
    aging.stamps.map(\.id) == [UUID(0), UUID(1)],
    stamps(aging, after: [end - 0.5]) == [0, 1, end - 0.5],
    stamps(aging, after: [end]) == [1, end - 0.5, end],
    stamps(made(), after: [0, 1, 2, 2 * end]) == [2 * end],
  ]
  let full = made()
  _ = stamps(full, after: [-end])
  let cups = (1...25).map { cup in
    stamps(full, after: [Double(cup)]).count == cup % 10 && full.freeCups == cup / 10
  }
  return !results.contains(false) && !cups.contains(false)
}
