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

/// Whether a card does what a card of this shop has to do. The check may make several cards.
@MainActor
func cardIsRight(_ makeCard: () -> any StampCard) -> Bool {
  let now = LockIsolated(Date(timeIntervalSince1970: 0))
  let card = withDependencies {
    $0.date = DateGenerator { now.value }
    $0.uuid = .incrementing
  } operation: {
    makeCard()
  }
  var bought: [Stamp] = []
  func buyCup(onDay day: Double) {
    now.setValue(Date(timeIntervalSince1970: day * 86_400))
    card.cupBought()
    bought.append(Stamp(id: UUID(bought.count), date: now.value))
  }

  buyCup(onDay: 0)
  buyCup(onDay: 1)
  buyCup(onDay: 29.9)
  guard card.stamps == bought else { return false }
  buyCup(onDay: 30)
  guard card.stamps == Array(bought.dropFirst()) else { return false }
  for _ in 4...9 { buyCup(onDay: 30) }
  guard card.stamps == Array(bought.dropFirst()), card.freeCups == 0 else { return false }
  buyCup(onDay: 30)
  return card.stamps == [] && card.freeCups == 1
}
